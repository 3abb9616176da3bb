import type { Database } from '@/db/database';
import { chargeRun, type Refund, refundRun } from '@/db/usage';
import { describeError, log } from '@/lib/log';

/** More runs than one instance has at work; what does not fit is refunded by the sweep an hour later. */
const MOST = 1_000;

/** How a run ended: charged, or given back because it gave nothing. */
export type RunEnd = 'charged' | Refund;

/** How runs ended whose end could not be written while the database could not be reached. */
const owed = new Map<string, RunEnd>();

const settle = (db: Database, id: string, end: RunEnd) =>
  end === 'charged' ? chargeRun(db, id) : refundRun(db, id, end);

/** Charges a reserved run or gives it back; when the database cannot be reached, at the next maintenance. */
export async function settleRun(db: Database, id: string, end: RunEnd): Promise<void> {
  try {
    await settle(db, id, end);
  } catch (error) {
    log.warn('run.not_settled', {
      isCharged: end === 'charged',
      waiting: owed.size,
      ...describeError(error),
    });
    if (owed.size < MOST) owed.set(id, end);
  }
}

/** Settles the runs whose end could not be written; throws while the database is still away. */
export async function settleOwedRuns(db: Database): Promise<void> {
  for (const [id, end] of owed) {
    await settle(db, id, end);
    owed.delete(id);
  }
}
