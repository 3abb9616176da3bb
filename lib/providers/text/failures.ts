import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AppError } from '@/lib/errors';

export const textFailures = {
  timeout: () =>
    new AppError(
      'upstream_timeout',
      'The writing service took too long. Nothing was charged; try again.',
    ),
  stalled: () =>
    new AppError(
      'upstream_timeout',
      'The writing service fell silent halfway. Try again in a moment.',
    ),
  cut: () =>
    new AppError(
      'upstream_failed',
      'The writing service broke off halfway. Try again in a moment.',
    ),
  empty: () =>
    new AppError(
      'upstream_failed',
      'The writing service answered without a word. Nothing was charged; try again.',
    ),
  unreachable: () =>
    new AppError(
      'unavailable',
      'The writing service cannot be reached right now. Nothing was charged; try again soon.',
    ),
};

/** Whole seconds from a `Retry-After` header given in seconds or as a date. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(86_400, Math.max(1, Math.ceil(seconds))) : undefined;
}

/** True for failures a second attempt may mend: no answer at all, or a passing server error. */
export function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionTimeoutError) return false;
  if (error instanceof APIConnectionError) return true;
  return error instanceof APIError && [500, 502, 503, 504].includes(Number(error.status));
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
      'The writing service refused our key. Whoever runs this site needs to check OPENAI_API_KEY.',
    );
  }
  if (error.status === 429) {
    return new AppError(
      'unavailable',
      'The writing service is busy. Nothing was charged; try again soon.',
      {
        retryAfter: retryAfter(error.headers) ?? 30,
      },
    );
  }
  return new AppError(
    'upstream_failed',
    'The writing service failed. Nothing was charged; try again in a moment.',
  );
}
