import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AppError } from '@/lib/errors';
import { readRetryAfter } from '@/lib/providers/http/retry-after';

export const imageFailures = {
  missing: () =>
    new AppError(
      'unavailable',
      'Making pictures isn’t set up on this server yet. The site’s owner needs to set IMAGE_API_KEY.',
    ),
  timeout: () =>
    new AppError(
      'upstream_timeout',
      'The image service took too long. Nothing was charged; try again.',
    ),
  broken: () =>
    new AppError(
      'upstream_failed',
      'The image service failed. Nothing was charged; try again in a moment.',
    ),
  empty: () =>
    new AppError(
      'upstream_failed',
      'The image service gave no image. Nothing was charged; try again.',
    ),
  tooLarge: () =>
    new AppError(
      'upstream_failed',
      'The image service gave an unusable answer. Nothing was charged; try again in a moment.',
    ),
  resting: (seconds: number) =>
    new AppError(
      'unavailable',
      'The image service isn’t working right now. Nothing was charged; try again in a minute.',
      { retryAfter: seconds },
    ),
  unreachable: () =>
    new AppError(
      'unavailable',
      'The image service cannot be reached right now. Nothing was charged; try again soon.',
    ),
  declined: () =>
    new AppError(
      'unprocessable',
      'The image service declined this description. Nothing was charged; try different words.',
    ),
  refusedKey: () =>
    new AppError(
      'unavailable',
      'The image service rejected our key. The site’s owner needs to check IMAGE_API_KEY.',
    ),
};

/** Codes with which OpenAI declines a prompt. Source: OpenAI images guide, "Content moderation". */
const DECLINED = new Set(['moderation_blocked', 'content_policy_violation']);

/** An upstream failure in words for the person; the upstream's own text is never passed on. */
export function asImageFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof APIConnectionTimeoutError) return imageFailures.timeout();
  if (error instanceof APIConnectionError || !(error instanceof APIError)) {
    return imageFailures.unreachable();
  }
  if (error.code && DECLINED.has(error.code)) return imageFailures.declined();
  if (error.status === 401 || error.status === 403) return imageFailures.refusedKey();
  if (error.status !== 429) return imageFailures.broken();
  const wait = readRetryAfter(error.headers?.get('retry-after') ?? null, Date.now());
  return new AppError(
    'unavailable',
    'The image service is busy. Nothing was charged; try again soon.',
    { retryAfter: wait ?? 30 },
  );
}
