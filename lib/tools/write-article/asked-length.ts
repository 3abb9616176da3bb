import { z } from 'zod';

/** The length of an article in words, as it is asked for. */
export const askedLength = z.literal(
  [800, 1200, 1600],
  'Choose a length of 800, 1200 or 1600 words.',
);
