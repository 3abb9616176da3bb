import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { utcDay } from './usage';

/** An export that is not renewed lapses after it, so that a crashed instance frees its place. */
const LEASE_SECONDS = 60;

export interface ExportLease {
  userId: string;
  leaseId: string;
}

export type ExportStart =
  { isBegun: true; lease: ExportLease } | { isBegun: false; refusedBy: 'busy' | 'day' };

/**
 * Takes the person's one place for an export, and one of `mostADay` exports of a UTC day, in one statement;
 * any number of instances may ask at once.
 */
export async function beginExport(
  db: Database,
  userId: string,
  {
    mostADay,
    seconds = LEASE_SECONDS,
    day = utcDay(),
  }: { mostADay: number; seconds?: number; day?: string },
): Promise<ExportStart> {
  const leaseId = crypto.randomUUID();
  const until = sql`clock_timestamp() + ${seconds}::float8 * interval '1 second'`;
  const begun = await rowsOf(
    db,
    sql`insert into exports as own (user_id, day, made, lease_id, lease_until)
      values (${userId}, ${day}::date, 1, ${leaseId}::uuid, ${until})
      on conflict (user_id) do update
        set made = case when own.day = excluded.day then own.made + 1 else 1 end,
          day = excluded.day, lease_id = excluded.lease_id, lease_until = excluded.lease_until
        where own.lease_until <= clock_timestamp()
          and (own.day <> excluded.day or own.made < ${mostADay}::int)
      returning user_id`,
  );
  if (begun.length === 1) return { isBegun: true, lease: { userId, leaseId } };
  const [row] = await rowsOf<{ is_busy: boolean }>(
    db,
    sql`select lease_until > clock_timestamp() as is_busy from exports where user_id = ${userId}`,
  );
  return { isBegun: false, refusedBy: row?.is_busy ? 'busy' : 'day' };
}

/** Keeps a running export's place for another while; false when it has lapsed and another export has it. */
export async function renewExport(
  db: Database,
  { userId, leaseId }: ExportLease,
  { seconds = LEASE_SECONDS } = {},
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update exports set lease_until = clock_timestamp() + ${seconds}::float8 * interval '1 second'
      where user_id = ${userId} and lease_id = ${leaseId}::uuid returning user_id`,
  );
  return rows.length === 1;
}

/** Frees the place of an export that has ended, however it ended. */
export async function endExport(db: Database, { userId, leaseId }: ExportLease): Promise<void> {
  // Not rounded up, as the column would, which were a moment that has not come
  await db.execute(sql`update exports set lease_until = date_trunc('milliseconds', clock_timestamp())
    where user_id = ${userId} and lease_id = ${leaseId}::uuid`);
}
