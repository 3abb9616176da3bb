import type { Database } from '@/db/database';
import { beginExport, endExport, renewExport } from '@/db/exports';
import { secondsToMidnight } from '@/lib/api/paid-runs/allowance';
import { keepAlive } from '@/lib/api/routes/keep-alive';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/log';

/** Exports of one person on a UTC day. */
const MOST_A_DAY = 10;
const RENEW_MS = 20_000;

/**
 * Takes the person's one place for an export and keeps it until the function it answers is called. Throws
 * `limited` while another export of theirs runs, and when they have made the day's exports.
 */
export async function holdExport(db: Database, userId: string): Promise<() => Promise<void>> {
  const start = await beginExport(db, userId, { mostADay: MOST_A_DAY });
  if (!start.isBegun) throw start.refusedBy === 'busy' ? busy() : spent();
  const { lease } = start;
  const complain = (error: unknown) => log.warn('export.lease', describeError(error));
  const timer = setInterval(() => void renewExport(db, lease).catch(complain), RENEW_MS);
  return () => {
    clearInterval(timer);
    const ended = endExport(db, lease).catch(complain);
    keepAlive(ended);
    return ended;
  };
}

const busy = () =>
  new AppError(
    'limited',
    'Another export of yours is still running. Wait until it has finished, then try again.',
    { retryAfter: 60 },
  );

const spent = () =>
  new AppError(
    'limited',
    `You have exported everything ${MOST_A_DAY} times today. Try again after midnight UTC.`,
    { retryAfter: secondsToMidnight() },
  );
