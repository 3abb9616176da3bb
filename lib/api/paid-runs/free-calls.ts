import type { Database } from '@/db/database';
import { isUnreachable } from '@/db/errors';
import { takeDaily } from '@/db/usage';
import { AppError } from '@/lib/errors';
import { secondsToMidnight } from './allowance';

/** Free calls of a kind that each person has on a UTC day, and the message for a person who has none left. */
const FREE_CALLS = {
  lookups: {
    most: 500,
    message:
      'That was the last of your 500 free look-ups for today. They come back at midnight UTC.',
  },
  checks: {
    most: 50,
    message: 'You have published 50 pictures today. Publish more after midnight UTC.',
  },
};

/**
 * Takes one of the person's free calls from the day. Throws `limited` when there are none left; while the
 * database cannot be reached nobody can count, and the call is let through.
 */
export async function takeFreeCall(
  open: () => Promise<Database>,
  userId: string,
  kind: keyof typeof FREE_CALLS,
): Promise<void> {
  const { most, message } = FREE_CALLS[kind];
  const isTaken = await open()
    .then((db) => takeDaily(db, { userId, kind, most }))
    .catch((error: unknown) => {
      if (!isUnreachable(error)) throw error;
      return true;
    });
  if (!isTaken) throw new AppError('limited', message, { retryAfter: secondsToMidnight() });
}
