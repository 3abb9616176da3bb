import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { runReservations, usageDays } from './schema';

/** Longer than any run takes: one that has not ended by then was killed or could not say so. */
const LOST_AFTER = sql`interval '1 hour'`;
const MOST_LOST = 500;

export type Reservation =
  /** `chargeRun` or `refundRun` ends it by its `id`. */
  | { isReserved: true; id: string; day: string; userRuns: number; allRuns: number }
  | {
      isReserved: false;
      /** Whose limit was reached. */
      refusedBy: 'user' | 'everybody';
      day: string;
      userRuns: number;
      allRuns: number;
    };

/** The UTC day of a moment, as YYYY-MM-DD. */
export const utcDay = (now = new Date()) => now.toISOString().slice(0, 10);

/**
 * Takes one run from the person's day and from everybody's in one statement, or neither. `dailyCap` 0
 * is no cap. Any number of instances may ask at once.
 */
export async function reserveRun(
  db: Database,
  options: { userId: string; dailyLimit: number; dailyCap: number; day?: string },
): Promise<Reservation> {
  const { userId, dailyLimit, dailyCap, day = utcDay() } = options;
  const id = crypto.randomUUID();
  const [row] = await rowsOf<{
    refused_by: 'user' | 'everybody' | null;
    user_runs: number;
    all_runs: number;
  }>(
    db,
    sql`with reserved as (
        select * from reserve_run(${userId}, ${day}::date, ${dailyLimit}::integer, ${dailyCap}::integer)
      ), noted as (
        insert into run_reservations (id, user_id, day)
        select ${id}::uuid, ${userId}, ${day}::date from reserved where refused_by is null
      )
      select * from reserved`,
  );
  if (!row) throw new Error('reserve_run answered no row.');
  const numbers = { day, userRuns: row.user_runs, allRuns: row.all_runs };
  return row.refused_by === null
    ? { isReserved: true, id, ...numbers }
    : { isReserved: false, refusedBy: row.refused_by, ...numbers };
}

/** Ends a reserved run that gave what was paid for. */
export async function chargeRun(db: Database, id: string): Promise<void> {
  await db.delete(runReservations).where(eq(runReservations.id, id));
}

/**
 * Ends a reserved run and gives it back to its day, for the person and for everybody, in one statement.
 * However often it is asked, a run is given back once, and never one that was charged.
 */
export async function refundRun(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    with owed as (
      delete from run_reservations where id = ${id}::uuid returning user_id, day
    ), refunded as (
      update usage_days set runs = runs - 1 from owed
      where usage_days.user_id = owed.user_id and usage_days.day = owed.day and runs > 0
      returning usage_days.day
    )
    update usage_totals set runs = runs - 1
    from refunded where usage_totals.day = refunded.day and usage_totals.runs > 0`);
}

/** Gives back the runs that never ended, because their process was killed or the database was away. */
export async function refundLostRuns(db: Database): Promise<void> {
  const lost = await db
    .select({ id: runReservations.id })
    .from(runReservations)
    .where(lte(runReservations.createdAt, sql`now() - ${LOST_AFTER}`))
    .orderBy(asc(runReservations.createdAt))
    .limit(MOST_LOST);
  // One by one: a statement over many people would wait for their rows in an order of its own
  for (const { id } of lost) await refundRun(db, id);
}

/** How many runs the person has used on a UTC day. */
export async function getUsage(db: Database, userId: string, day = utcDay()): Promise<number> {
  const [row] = await db
    .select({ runs: usageDays.runs })
    .from(usageDays)
    .where(and(eq(usageDays.userId, userId), eq(usageDays.day, day)));
  return row?.runs ?? 0;
}
