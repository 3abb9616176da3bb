import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { runReservations, usageDays } from './schema';
import { LEASE_SECONDS, MAX_STREAMS } from './streams';

/** Longer than any run takes: one that has not ended by then was killed or could not say so. */
const LOST_AFTER = sql`interval '1 hour'`;
const MOST_LOST = 500;
/** How often a person gets a run back on a day that they left before it gave anything. */
const LEAVING_REFUNDS = 10;

export type Reservation =
  /** `chargeRun` or `refundRun` ends it by its `id`. */
  | { isReserved: true; id: string; day: string; userRuns: number; allRuns: number }
  /** Whose limit was reached, or that all of the person's streams are live. */
  | { isReserved: false; refusedBy: 'user' | 'everybody' | 'streams' };

interface DailyTake {
  userId: string;
  kind: 'lookups' | 'checks';
  most: number;
  day?: string;
}

/** The UTC day of a moment, as YYYY-MM-DD. */
export const utcDay = (now = new Date()) => now.toISOString().slice(0, 10);

/**
 * Takes one run from the person's day and from everybody's and, for a stream, one of the person's live
 * streams by its lease: all of it in one statement, or nothing. `dailyCap` 0 is no cap. Any number of
 * instances may ask at once.
 */
export async function reserveRun(
  db: Database,
  options: {
    userId: string;
    dailyLimit: number;
    dailyCap: number;
    day?: string;
    leaseId?: string | undefined;
  },
): Promise<Reservation> {
  const { userId, dailyLimit, dailyCap, day = utcDay(), leaseId = null } = options;
  const id = crypto.randomUUID();
  const [row] = await rowsOf<{
    refused_by: 'user' | 'everybody' | 'streams' | null;
    user_runs: number;
    all_runs: number;
  }>(
    db,
    sql`select * from begin_run(${id}, ${userId}, ${day}, ${dailyLimit}, ${dailyCap}, ${leaseId},
      ${LEASE_SECONDS}, ${MAX_STREAMS})`,
  );
  if (!row) throw new Error('begin_run answered no row.');
  return row.refused_by === null
    ? { isReserved: true, id, day, userRuns: row.user_runs, allRuns: row.all_runs }
    : { isReserved: false, refusedBy: row.refused_by };
}

/** Ends a reserved run that gave what was paid for. */
export async function chargeRun(db: Database, id: string): Promise<void> {
  await db.delete(runReservations).where(eq(runReservations.id, id));
}

/** Why a run gave nothing: what decides who gets it back. */
export interface Refund {
  /** Its call was sent to a service: it stays among everybody's runs, which are the owner's bill. */
  isSent: boolean;
  /** The person left it: given back ten times a day only. */
  hasLeft: boolean;
}

/**
 * Ends a reserved run that gave nothing and gives it back to its day, in one statement: to the person, and to
 * everybody where nothing was sent. However often it is asked, a run is given back once, and never one that
 * was charged.
 */
export async function refundRun(
  db: Database,
  id: string,
  { isSent, hasLeft }: Refund = { isSent: false, hasLeft: false },
): Promise<void> {
  await db.execute(sql`
    with owed as (
      delete from run_reservations where id = ${id}::uuid returning user_id, day
    ), refunded as (
      update usage_days
      set runs = runs - 1, leaving_refunds = leaving_refunds + ${hasLeft}::boolean::integer
      from owed where usage_days.user_id = owed.user_id and usage_days.day = owed.day and runs > 0
        and (not ${hasLeft}::boolean or leaving_refunds < ${LEAVING_REFUNDS}::integer)
      returning usage_days.day
    )
    update usage_totals set runs = runs - 1 from refunded
    where not ${isSent}::boolean and usage_totals.day = refunded.day and usage_totals.runs > 0`);
}

/**
 * Gives the runs back to their people that never ended, because their process was killed or the database was
 * away. Nobody knows whether their calls were sent, so they stay on the owner's bill.
 */
export async function refundLostRuns(db: Database): Promise<void> {
  const lost = await db
    .select({ id: runReservations.id })
    .from(runReservations)
    .where(lte(runReservations.createdAt, sql`now() - ${LOST_AFTER}`))
    .orderBy(asc(runReservations.createdAt))
    .limit(MOST_LOST);
  // One by one: a statement over many people would wait for their rows in an order of its own
  for (const { id } of lost) await refundRun(db, id, { isSent: true, hasLeft: false });
}

/**
 * Takes one of the person's free calls of a kind from the day, in one statement; false when `most` were taken.
 * It is not given back: a look-up that finds nothing asked its service all the same.
 */
export async function takeDaily(
  db: Database,
  { userId, kind, most, day = utcDay() }: DailyTake,
): Promise<boolean> {
  const counter = usageDays[kind];
  const taken = await db
    .insert(usageDays)
    .values({ userId, day, [kind]: 1 })
    .onConflictDoUpdate({
      target: [usageDays.userId, usageDays.day],
      set: { [kind]: sql`${counter} + 1` },
      setWhere: lt(counter, most),
    })
    .returning({ day: usageDays.day });
  return taken.length === 1;
}

/** How many runs the person has used on a UTC day. */
export async function getUsage(db: Database, userId: string, day = utcDay()): Promise<number> {
  const [row] = await db
    .select({ runs: usageDays.runs })
    .from(usageDays)
    .where(and(eq(usageDays.userId, userId), eq(usageDays.day, day)));
  return row?.runs ?? 0;
}
