import { AppError } from '@/lib/errors';

export const cutoutFailures = {
  full: () =>
    new AppError('unavailable', 'The background remover is busy. Try again in a few seconds.', {
      retryAfter: 5,
    }),
  late: () =>
    new AppError(
      'upstream_timeout',
      'This photo took too long. Nothing was charged; try a smaller copy.',
    ),
  broken: () =>
    new AppError(
      'upstream_failed',
      'We couldn’t remove the background. Nothing was charged; try again in a moment.',
    ),
  declined: () =>
    new AppError(
      'unprocessable',
      'The background remover can’t read this photo. Nothing was charged; try another copy.',
    ),
  busy: (seconds: number) =>
    new AppError(
      'unavailable',
      'The background remover is busy. Nothing was charged; try again soon.',
      { retryAfter: seconds },
    ),
  resting: (seconds: number) =>
    new AppError(
      'unavailable',
      'The background remover isn’t working right now. Nothing was charged; try again in a minute, or draw a box around the subject to have it processed locally.',
      { retryAfter: seconds },
    ),
  nothingFound: () =>
    new AppError(
      'unprocessable',
      'We couldn’t find a clear subject. Draw a box around it and try again.',
    ),
};
