import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { lookupCache } from './schema';
import { toStorable } from './text';

/** Any text, of any length, as a key that an index can hold. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** What a lookup found before, while it is fresh. The caller knows the shape it stored. */
export async function getCached<T>(db: Database, key: string): Promise<T | null> {
  const [row] = await db
    .select({ value: lookupCache.value })
    .from(lookupCache)
    .where(and(eq(lookupCache.key, hashed(key)), gt(lookupCache.expiresAt, sql`now()`)));
  return (row?.value as T | undefined) ?? null;
}

/** Remembers what a lookup found for `seconds`. */
export async function putCached(
  db: Database,
  key: string,
  value: unknown,
  seconds: number,
): Promise<void> {
  const entry = {
    value: toStorable(value),
    expiresAt: sql`now() + make_interval(secs => ${seconds}::float8)`,
  };
  await db
    .insert(lookupCache)
    .values({ key: hashed(key), ...entry })
    .onConflictDoUpdate({ target: lookupCache.key, set: entry });
}
