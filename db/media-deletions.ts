import { asc, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from './database';
import { mediaDeletions } from './schema';

const inMinutes = (minutes: number) => sql`now() + ${minutes}::integer * interval '1 minute'`;

/**
 * Notes pictures that no row needs any more, so that storage deletes them `afterMinutes` from now, even if
 * it is away then.
 */
export async function queueMediaDeletions(
  db: Database,
  keys: string[],
  afterMinutes = 0,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(mediaDeletions)
    .values(keys.map((key) => ({ key, createdAt: inMinutes(afterMinutes) })))
    .onConflictDoNothing();
}

/** Keys of pictures that storage has yet to delete and whose time has come, oldest first. */
export async function listMediaDeletions(db: Database, limit = 100): Promise<string[]> {
  const rows = await db
    .select({ key: mediaDeletions.key })
    .from(mediaDeletions)
    .where(lte(mediaDeletions.createdAt, sql`now()`))
    .orderBy(asc(mediaDeletions.createdAt))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** Forgets pictures that storage has deleted. */
export async function settleMediaDeletions(db: Database, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(mediaDeletions).where(inArray(mediaDeletions.key, keys));
}

/** Tries pictures that storage did not delete again in `minutes`, after those that wait already. */
export async function postponeMediaDeletions(
  db: Database,
  keys: string[],
  minutes: number,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(mediaDeletions)
    .set({ createdAt: inMinutes(minutes) })
    .where(inArray(mediaDeletions.key, keys));
}
