import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

const LEASE_SECONDS = 60;
const MOST_AT_ONCE = 2;

const now = sql`extract(epoch from clock_timestamp())`;

interface Lease {
  userId: string;
  leaseId: string;
}

/**
 * Takes one of the person's two live streams; false when both are in use. A lease that is not renewed
 * lapses after a minute, so that a crashed instance frees it.
 */
export async function acquireStream(
  db: Database,
  { userId, leaseId }: Lease,
  { most = MOST_AT_ONCE, seconds = LEASE_SECONDS } = {},
): Promise<boolean> {
  const mine = sql`jsonb_build_object(${leaseId}::text, ${now} + ${seconds}::float8)`;
  const live = sql`(select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(stream_leases.leases) where value::float8 > ${now})`;
  const rows = await rowsOf(
    db,
    sql`insert into stream_leases (user_id, leases) values (${userId}, ${mine})
      on conflict (user_id) do update set leases = ${live} || ${mine}
      where (select count(*) from jsonb_object_keys(${live})) < ${most}::integer
      returning user_id`,
  );
  return rows.length === 1;
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
