import { AppError } from '@/lib/errors';

export const cutoutFailures = {
  full: () =>
    new AppError(
      'unavailable',
      'The cutting board is full: several photos are waiting already. Try again in a few seconds.',
      { retryAfter: 5 },
    ),
  late: () =>
    new AppError(
      'upstream_timeout',
      'Cutting this photo took too long. Nothing was charged; try a smaller copy of it.',
    ),
  broken: () =>
    new AppError(
      'upstream_failed',
      'The photo could not be cut. Nothing was charged; try again in a moment.',
    ),
  declined: () =>
    new AppError(
      'unprocessable',
      'The background remover could not use this photo. Nothing was charged; try another copy of it.',
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
      'The background remover has been failing, so it gets a short rest. Nothing was charged; try again in a minute, or draw a box round the subject: then it is cut here.',
      { retryAfter: seconds },
    ),
  nothingFound: () =>
    new AppError(
      'unprocessable',
      'No subject stands out from the background. Draw a box round it and run again.',
    ),
};
