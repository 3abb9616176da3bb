import { and, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '@/lib/errors';
import { countWords } from '@/lib/words';
import type { CreationRow } from './creation-row';
import { requireCreation } from './creations';
import { type Database, rowsOf } from './database';
import { creationVersions, type VersionCause } from './schema';
import { requireStorable } from './text';

/** One text of a creation; the content is read singly. */
export interface Version {
  version: number;
  createdAt: Date;
  cause: VersionCause;
  wordCount: number;
}

export interface Edit {
  content: string;
  /** The version it was made from; null replaces whatever is there. */
  version: number | null;
  cause: VersionCause;
  /** The next save of the same editing session takes this one's place in the list. */
  session?: string | undefined;
}

/**
 * Gives one of the person's creations a new text and keeps the old one as a version. Throws `not_found`, or
 * `conflict` with `current: { version, content }` when it was changed since the version it was made from.
 */
export async function editCreation(
  db: Database,
  userId: string,
  id: string,
  { content, version, cause, session }: Edit,
): Promise<CreationRow> {
  requireStorable(content);
  const before = await requireCreation(db, userId, id);
  const [saved] = await rowsOf<{ version: number }>(
    db,
    sql`select version from edit_creation(${userId}, ${id}::uuid, ${version}::integer, ${content},
      ${countWords(content)}::integer, ${cause}, ${session ?? null}::uuid)`,
  );
  if (saved) {
    return { ...before, content, version: saved.version, wordCount: countWords(content) };
  }
  const current = await requireCreation(db, userId, id);
  throw new AppError('conflict', 'This text was changed elsewhere. Choose which one to keep.', {
    details: { current: { version: current.version, content: current.content } },
  });
}

/** The versions of one of the person's creations, newest first: the last fifty and the first. */
export async function listVersions(db: Database, userId: string, id: string): Promise<Version[]> {
  const creation = await requireCreation(db, userId, id);
  const { version, createdAt, cause, wordCount } = creationVersions;
  const rows = await db
    .select({ version, createdAt, cause, wordCount })
    .from(creationVersions)
    .where(eq(creationVersions.creationId, id))
    .orderBy(desc(version));
  const all = rows.length > 0 ? rows : [onlyVersion(creation)];
  return all.map((row) => ({ ...row, wordCount: row.wordCount ?? 0 }));
}

/** The text of one version; `not_found` where there is none of that number. */
export async function requireVersion(
  db: Database,
  userId: string,
  id: string,
  version: number,
): Promise<string> {
  const creation = await requireCreation(db, userId, id);
  if (version === creation.version) return creation.content;
  const [row] = await db
    .select({ content: creationVersions.content })
    .from(creationVersions)
    .where(and(eq(creationVersions.creationId, id), eq(creationVersions.version, version)));
  if (!row) throw new AppError('not_found', 'There is no such version.');
  return row.content;
}

/** Makes an earlier text the current one again, as a new version. */
export async function restoreVersion(
  db: Database,
  userId: string,
  id: string,
  version: number,
): Promise<CreationRow> {
  const content = await requireVersion(db, userId, id, version);
  return editCreation(db, userId, id, { content, version: null, cause: 'restored' });
}

/** A creation that was never changed is its own first version. */
const onlyVersion = ({ version, createdAt, content }: CreationRow) => ({
  version,
  createdAt,
  cause: 'generated' as const,
  wordCount: countWords(content),
});
