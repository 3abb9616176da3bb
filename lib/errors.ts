/** Every way a request can fail, with the HTTP status it is answered with. */
const STATUS = {
  bad_input: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  unprocessable: 422,
  limited: 429,
  aborted: 499,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
  upstream_timeout: 504,
} as const;

export type ErrorCode = keyof typeof STATUS;

/**
 * A failure whose message is written for the person who meets it: one sentence, what happened and
 * what to do next. Anything thrown that is not an AppError is answered with a generic sentence.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Whole seconds until trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** More fields for the failed answer, like suggestions; never another service's own words. */
  readonly details: object | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { retryAfter?: number | undefined; details?: object; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = STATUS[code];
    this.retryAfter = options.retryAfter;
    this.details = options.details;
  }
}

/** True for the error an aborted fetch, stream or SDK call throws. */
export function isAbort(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'AbortError' || error.name === 'APIUserAbortError')
  );
}

/** True when the person ended what the signal is of; what ends it for a reason of ours is an `AppError`. */
export function hasLeft({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof AppError);
}
