import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AppError } from '@/lib/errors';
import { readRetryAfter } from '@/lib/providers/http/retry-after';

export const textFailures = {
  timeout: () =>
    new AppError(
      'upstream_timeout',
      'The writing service took too long. Nothing was charged; try again.',
    ),
  stalled: () =>
    new AppError('upstream_timeout', 'The writing service was interrupted. Try again in a moment.'),
  cut: () =>
    new AppError('upstream_failed', 'The writing service was interrupted. Try again in a moment.'),
  empty: () =>
    new AppError(
      'upstream_failed',
      'The writing service gave an empty answer. Nothing was charged; try again.',
    ),
  resting: (seconds: number) =>
    new AppError(
      'unavailable',
      'The writing service isn’t working right now. Nothing was charged; try again in a minute.',
      { retryAfter: seconds },
    ),
  unreachable: () =>
    new AppError(
      'unavailable',
      'The writing service cannot be reached right now. Nothing was charged; try again soon.',
    ),
};

const waitOf = (error: APIError) =>
  readRetryAfter(error.headers?.get('retry-after') ?? null, Date.now());

/**
 * True for failures a second attempt may mend: no answer at all, or a passing server error. One that
 * names a wait is answered at once with it.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError) || waitOf(error) !== undefined) return false;
  return [500, 502, 503, 504].includes(Number(error.status));
}

/** True when the failure says that the service itself works: it refused this request, or our key. */
export function isRefusal(error: unknown): boolean {
  const status = error instanceof APIError ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** An upstream failure in words for the person; the upstream's own text is never passed on. */
export function asTextFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof APIConnectionTimeoutError) return textFailures.timeout();
  if (error instanceof APIConnectionError || !(error instanceof APIError))
    return textFailures.unreachable();
  if (error.status === 401 || error.status === 403) {
    return new AppError(
      'unavailable',
      'The writing service rejected our key. The site’s owner needs to check OPENAI_API_KEY.',
    );
  }
  if (error.status === 429) {
    return new AppError(
      'unavailable',
      'The writing service is busy. Nothing was charged; try again soon.',
      {
        retryAfter: waitOf(error) ?? 30,
      },
    );
  }
  return new AppError(
    'upstream_failed',
    'The writing service failed. Nothing was charged; try again in a moment.',
    { retryAfter: waitOf(error) },
  );
}
