import { inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { mediaDeletions } from './upkeep-schema';

/**
 * Notes pictures that no row needs any more, so that storage deletes them `afterMinutes` from now, even if
 * it cannot be reached then.
 */
export async function queueMediaDeletions(
  db: Database,
  keys: string[],
  afterMinutes = 0,
): Promise<void> {
  if (keys.length === 0) return;
  const due = sql`now() + ${afterMinutes}::integer * interval '1 minute'`;
  await db
    .insert(mediaDeletions)
    .values(keys.map((key) => ({ key, createdAt: due })))
    .onConflictDoNothing();
}

/**
 * Claims up to `limit` pictures that storage has yet to delete and whose time has come, oldest first. Never
 * one that a row refers to; one that is not settled comes again half an hour later.
 */
export async function claimMediaDeletions(db: Database, limit = 100): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select key from claim_media_deletions(${limit}::integer) as key`,
  );
  return rows.map(({ key }) => key);
}

/** Forgets pictures that storage has deleted. */
export async function settleMediaDeletions(db: Database, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(mediaDeletions).where(inArray(mediaDeletions.key, keys));
}
