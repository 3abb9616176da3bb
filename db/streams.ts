import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/**
 * What a run holds (its stream, its key) lapses after it unless it is renewed every `RENEW_MS`, so that a person
 * whose instance was killed may soon go on.
 */
export const LEASE_SECONDS = 40;
export const RENEW_MS = 10_000;
/** Streams a person may have live at once; `reserveRun` takes one with its run. */
export const MAX_STREAMS = 2;

const now = sql`extract(epoch from clock_timestamp())`;

interface Lease {
  userId: string;
  leaseId: string;
}

/** Keeps a live stream for another lease; false when its lease is gone. */
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
