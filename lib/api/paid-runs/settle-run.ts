import type { Database } from '@/db/database';
import { chargeRun, refundRun } from '@/db/usage';
import { describeError, log } from '@/lib/log';

/** More runs than one instance has at work; what does not fit is refunded by the sweep an hour later. */
const MOST = 1_000;

/** How runs ended whose end could not be written while the database was away. */
const owed = new Map<string, { isCharged: boolean }>();

const settle = (db: Database, id: string, isCharged: boolean) =>
  isCharged ? chargeRun(db, id) : refundRun(db, id);

/** Charges a reserved run or gives it back; when the database is away, as soon as it is kept house in again. */
export async function settleRun(db: Database, id: string, isCharged: boolean): Promise<void> {
  try {
    await settle(db, id, isCharged);
  } catch (error) {
    log.warn('run.not_settled', { isCharged, waiting: owed.size, ...describeError(error) });
    if (owed.size < MOST) owed.set(id, { isCharged });
  }
}

/** Settles the runs whose end could not be written; throws while the database is still away. */
export async function settleOwedRuns(db: Database): Promise<void> {
  for (const [id, { isCharged }] of owed) {
    await settle(db, id, isCharged);
    owed.delete(id);
  }
}
