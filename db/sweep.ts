import { lte, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { threads } from './chat-schema';
import { idempotencyKeys, keptPictures, lookupCache, usageDays } from './schema';
import { deletedAccounts, webhookEvents } from './upkeep-schema';
import { refundLostRuns } from './usage';

/** Longer than a session token is valid or a run may take: nobody can act for a deleted account any more. */
const OUTLIVED = sql`now() - interval '1 day'`;
const BATCH = 500;
const MOST_BATCHES = 40;

/**
 * Gives back runs that never ended, and deletes what has expired, creations that were put away ten minutes ago and conversations a month ago;
 * with them the answers that hold them; pictures are queued in `media_deletions`. Small steps that run beside the traffic, on any number of
 * instances.
 */
export async function sweep(db: Database): Promise<void> {
  await refundLostRuns(db);
  for (const table of [idempotencyKeys, keptPictures, lookupCache]) {
    await db.delete(table).where(lte(table.expiresAt, sql`now()`));
  }
  await db
    .delete(webhookEvents)
    .where(lte(webhookEvents.receivedAt, sql`now() - interval '30 days'`));
  await db.delete(deletedAccounts).where(lte(deletedAccounts.deletedAt, OUTLIVED));
  await db.delete(usageDays).where(lte(usageDays.day, sql`current_date - 60`));
  await db.delete(threads).where(lte(threads.deletedAt, sql`now() - interval '30 days'`));
  await purgeCreations(db);
}

async function purgeCreations(db: Database) {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const [row] = await rowsOf<{ total: number }>(
      db,
      sql`with victims as (
          select id from creations where deleted_at <= now() - interval '10 minutes'
          limit ${BATCH} for update skip locked
        ), gone as (
          delete from creations using victims where creations.id = victims.id
          returning creations.id, user_id, media_key, moving_to
        ), forgotten as (
          delete from idempotency_keys using gone where idempotency_keys.user_id = gone.user_id
            and response->'creation'->>'id' = gone.id::text
        ), queued as (
          insert into media_deletions (key)
          select key from gone, unnest(array[media_key, moving_to]) as key where key is not null
          on conflict do nothing
        )
        select count(*)::integer as total from gone`,
    );
    if ((row?.total ?? 0) < BATCH) return;
  }
}
