import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/** A stream's lease that is not renewed lapses after it, so that a crashed instance frees it. */
export const LEASE_SECONDS = 60;
/** Streams a person may have live at once; `reserveRun` takes one with its run. */
export const MOST_STREAMS = 2;

const now = sql`extract(epoch from clock_timestamp())`;

interface Lease {
  userId: string;
  leaseId: string;
}

/** Keeps a live stream for another minute; false when its lease is gone. */
export async function renewStream(
  db: Database,
  { userId, leaseId }: Lease,
  { seconds = LEASE_SECONDS } = {},
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update stream_leases
      set leases = jsonb_set(leases, array[${leaseId}::text], to_jsonb(${now} + ${seconds}::float8))
      where user_id = ${userId} and leases ? ${leaseId}::text returning user_id`,
  );
  return rows.length === 1;
}

/** Ends a stream's lease. */
export async function releaseStream(db: Database, { userId, leaseId }: Lease): Promise<void> {
  await db.execute(
    sql`update stream_leases set leases = leases - ${leaseId}::text where user_id = ${userId}`,
  );
}
