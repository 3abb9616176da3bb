import { asc, inArray } from 'drizzle-orm';
import type { Database } from './database';
import { mediaDeletions } from './schema';

/** Notes pictures that no row needs any more, so that storage deletes them even if it is away now. */
export async function queueMediaDeletions(db: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(mediaDeletions)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing();
}

/** Keys of pictures that storage has yet to delete, oldest first. */
export async function listMediaDeletions(db: Database, limit = 100): Promise<string[]> {
  const rows = await db
    .select({ key: mediaDeletions.key })
    .from(mediaDeletions)
    .orderBy(asc(mediaDeletions.createdAt))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** Forgets pictures that storage has deleted. */
export async function settleMediaDeletions(db: Database, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(mediaDeletions).where(inArray(mediaDeletions.key, keys));
}
