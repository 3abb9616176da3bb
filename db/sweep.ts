import { lte, sql } from 'drizzle-orm';
import type { Database } from './database';
import {
  idempotencyKeys,
  keptPictures,
  lookupCache,
  threads,
  usageDays,
  webhookEvents,
} from './schema';

const BATCH = 500;

/**
 * Deletes what has expired, and what people put away a month ago; pictures are queued in
 * `media_deletions`. Small enough to run every hour beside the traffic, on any number of instances.
 */
export async function sweep(db: Database): Promise<void> {
  for (const table of [idempotencyKeys, keptPictures, lookupCache]) {
    await db.delete(table).where(lte(table.expiresAt, sql`now()`));
  }
  await db
    .delete(webhookEvents)
    .where(lte(webhookEvents.receivedAt, sql`now() - interval '30 days'`));
  await db.delete(usageDays).where(lte(usageDays.day, sql`current_date - 60`));
  await db.delete(threads).where(lte(threads.deletedAt, sql`now() - interval '30 days'`));
  await purgeCreations(db);
}

async function purgeCreations(db: Database) {
  await db.execute(sql`with victims as (
      select id from creations where deleted_at <= now() - interval '30 days'
      limit ${BATCH} for update skip locked
    ), gone as (
      delete from creations using victims where creations.id = victims.id returning media_key
    )
    insert into media_deletions (key) select media_key from gone where media_key is not null
    on conflict do nothing`);
}
