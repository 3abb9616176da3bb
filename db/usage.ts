import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { usageDays } from './schema';

export type Reservation =
  | { isReserved: true; day: string; userRuns: number; allRuns: number }
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
  const [row] = await rowsOf<{
    refused_by: 'user' | 'everybody' | null;
    user_runs: number;
    all_runs: number;
  }>(
    db,
    sql`select * from reserve_run(${userId}, ${day}::date, ${dailyLimit}::integer, ${dailyCap}::integer)`,
  );
  if (!row) throw new Error('reserve_run answered no row.');
  const numbers = { day, userRuns: row.user_runs, allRuns: row.all_runs };
  return row.refused_by === null
    ? { isReserved: true, ...numbers }
    : { isReserved: false, refusedBy: row.refused_by, ...numbers };
}

/** Gives one reserved run back to its day, for the person and for everybody. */
export async function refundRun(
  db: Database,
  { userId, day }: { userId: string; day: string },
): Promise<void> {
  await db.execute(sql`
    with refunded as (
      update usage_days set runs = runs - 1
      where user_id = ${userId} and day = ${day}::date and runs > 0 returning day
    )
    update usage_totals set runs = runs - 1
    from refunded where usage_totals.day = refunded.day and usage_totals.runs > 0`);
}

/** How many runs the person has used on a UTC day. */
export async function getUsage(db: Database, userId: string, day = utcDay()): Promise<number> {
  const [row] = await db
    .select({ runs: usageDays.runs })
    .from(usageDays)
    .where(and(eq(usageDays.userId, userId), eq(usageDays.day, day)));
  return row?.runs ?? 0;
}
