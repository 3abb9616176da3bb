import { DataLines } from '@/lib/sse';
import { paceReads } from './reading-pace';

/** Gets the session token of the signed-in person; null when signed out. */
export type GetToken = () => Promise<string | null>;

/** A failed call, with the server's message for the person. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    /** Seconds to wait before trying again, where the server said. */
    readonly retryAfter?: number,
    /** The whole failed answer, for what it says beside the message. */
    readonly body: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The network failed: nothing was answered, or not to its end. */
export class ConnectionError extends ApiError {
  constructor(message = 'We can’t connect right now.') {
    super(message, 0);
    this.name = 'ConnectionError';
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form. */
  body?: object | FormData;
  signal?: AbortSignal;
  /** Same key, same run: one per submission. */
  idempotencyKey?: string;
}

/** What `work` gives; a failure of the network as a ConnectionError, an abort as it is. */
async function connected<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  message?: string,
): Promise<T> {
  return work.catch((error: unknown) => {
    throw signal?.aborted ? error : new ConnectionError(message);
  });
}

const send = (getToken: GetToken, path: string, options: CallOptions, accept: string) =>
  connected(request(getToken, path, options, accept), options.signal);

async function request(getToken: GetToken, path: string, options: CallOptions, accept: string) {
  const headers = new Headers({ accept });
  const token = await getToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  const isForm = options.body instanceof FormData;
  if (options.body && !isForm) headers.set('content-type', 'application/json');
  const body = isForm ? (options.body as FormData) : options.body && JSON.stringify(options.body);
  return fetch(path, {
    method: options.method ?? (options.body ? 'POST' : 'GET'),
    headers,
    credentials: 'omit',
    ...(body ? { body } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

async function asFailure(response: Response): Promise<ApiError> {
  const given: unknown = await response.json().catch(() => null);
  const body = (typeof given === 'object' && given !== null ? given : {}) as Record<
    string,
    unknown
  >;
  const said = (key: string) => (key in body ? String(body[key]) : undefined);
  const message =
    said('error') ?? said('message') ?? 'Something went wrong on our side. Try again in a moment.';
  return new ApiError(
    message,
    response.status,
    Number(response.headers.get('retry-after')) || undefined,
    body,
  );
}

/** Calls the API with the person's bearer token; the JSON answer, or an ApiError with the server's message. */
export async function callApi<T>(
  getToken: GetToken,
  path: string,
  options: CallOptions = {},
): Promise<T> {
  const response = await send(getToken, path, options, 'application/json');
  if (!response.ok) throw await asFailure(response);
  const answer = response.json() as Promise<
    T & { success?: boolean; message?: string; error?: string }
  >;
  const body = await connected(answer, options.signal);
  if (body.success === false)
    throw new ApiError(body.error ?? body.message ?? 'That didn’t work. Try again.', 200);
  return body;
}

/** Fetches a file from the API with the person's bearer token; throws an ApiError with the server's message. */
export async function downloadApi(getToken: GetToken, path: string): Promise<Blob> {
  const response = await send(getToken, path, {}, '*/*');
  if (!response.ok) throw await asFailure(response);
  return connected(response.blob(), undefined);
}

/** An event of a streamed answer, as it came off the wire. */
export type StreamEvent = { delta: string } | { event: Record<string, unknown> };

const INTERRUPTED = 'The connection was interrupted.';

/**
 * A streamed answer, batch by batch, at a pace the page can draw. Ends only at `[DONE]`; an error line,
 * or an end without it, throws an ApiError after what came before it. A chunk that cannot be parsed is
 * skipped and logged.
 */
export async function* streamApi(
  getToken: GetToken,
  path: string,
  options: CallOptions,
): AsyncGenerator<StreamEvent[]> {
  const response = await send(getToken, path, options, 'text/event-stream');
  if (!response.ok) throw await asFailure(response);
  if (!response.body) throw new ConnectionError(INTERRUPTED);
  const lines = new DataLines();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await connected(reader.read(), options.signal, INTERRUPTED);
      const { events, end } = readEvents(done ? lines.end() : lines.push(value));
      if (events.length > 0) {
        yield events;
        if (!end && !done) await paceReads();
      }
      if (end instanceof ApiError) throw end;
      if (end === 'done') return;
      if (done) throw new ConnectionError(INTERRUPTED);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function readEvents(payloads: string[]): { events: StreamEvent[]; end?: ApiError | 'done' } {
  const events: StreamEvent[] = [];
  for (const payload of payloads) {
    if (payload === '[DONE]') return { events, end: 'done' };
    const value = parseObject(payload);
    if (!value) {
      console.warn('Skipped a chunk of the stream that could not be parsed.');
      continue;
    }
    if (value.error) {
      const { message } = value.error as { message?: string };
      return { events, end: new ApiError(message ?? INTERRUPTED, 200) };
    }
    const { choices, ...event } = value as { choices?: { delta?: { content?: string } }[] };
    const delta = choices?.[0]?.delta?.content;
    if (delta) events.push({ delta });
    if (Object.keys(event).length > 0) events.push({ event });
  }
  return { events };
}

function parseObject(payload: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
