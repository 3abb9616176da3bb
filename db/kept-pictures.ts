import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';
import type { KeyScope } from './idempotency';
import { keptPictures } from './schema';

/** A kept picture belongs to one key and to what was asked for with it. */
export interface PictureScope extends KeyScope {
  requestHash: string;
}

export interface KeptPicture {
  bytes: Uint8Array;
  mime: string;
  /** What finishing the job needs to know. */
  meta: Record<string, unknown>;
}

/** Keeps a generated picture that could not be stored, for a day, for the same request under the same key. */
export async function keepPicture(
  db: Database,
  scope: PictureScope,
  picture: KeptPicture,
): Promise<void> {
  const { requestHash, ...under } = scope;
  const kept = { ...picture, requestHash, expiresAt: sql`now() + interval '1 day'` };
  await db
    .insert(keptPictures)
    .values({ ...under, ...kept })
    .onConflictDoUpdate({
      target: [keptPictures.userId, keptPictures.endpoint, keptPictures.key],
      set: kept,
    });
}

/** The picture kept for a request under its key, if its day has not passed. */
export async function getKeptPicture(
  db: Database,
  scope: PictureScope,
): Promise<KeptPicture | null> {
  const { bytes, mime, meta } = keptPictures;
  const [row] = await db
    .select({ bytes, mime, meta })
    .from(keptPictures)
    .where(
      and(
        isUnder(scope),
        eq(keptPictures.requestHash, scope.requestHash),
        gt(keptPictures.expiresAt, sql`now()`),
      ),
    );
  return row ?? null;
}

/** Forgets a kept picture once it is stored. */
export async function deleteKeptPicture(db: Database, scope: KeyScope): Promise<void> {
  await db.delete(keptPictures).where(isUnder(scope));
}

function isUnder({ userId, endpoint, key }: KeyScope): SQL | undefined {
  return and(
    eq(keptPictures.userId, userId),
    eq(keptPictures.endpoint, endpoint),
    eq(keptPictures.key, key),
  );
}
