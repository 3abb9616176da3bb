import { and, count, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type CreationRow, creationColumns, creationFields, toRow, own } from './creation-row';
import { decodeCursor, encodeCursor } from './cursor';
import type { Database } from './database';
import { creationNotFound, isId, newId } from './ids';
import { preparedOnce } from './prepared';
import { creations } from './schema';
import { matchesWords } from './search';
import { requireStorable, toStorable } from './text';

export interface NewCreation {
  id?: string;
  userId: string;
  type: string;
  tool?: string | null;
  prompt: string;
  content: string;
  title?: string | null;
  input?: unknown;
  data?: unknown;
  isPublished?: boolean;
  mediaKey?: string | null;
  model?: string | null;
  source?: string | null;
  isSandbox?: boolean;
  isPartial?: boolean;
  durationMs?: number | null;
  wordCount?: number | null;
  parentId?: string | null;
  projectId?: string | null;
}

export interface CreationsPage {
  creations: CreationRow[];
  nextCursor: string | null;
}

export interface ListOptions {
  cursor?: string | undefined;
  limit?: number | undefined;
  type?: string | undefined;
  /** Only what was made from this creation. */
  parentId?: string | undefined;
  /** Words to look for in title, prompt and content. */
  search?: string | undefined;
}

/** Stores a creation. Throws `bad_input` for a prompt or input that cannot be kept exactly. */
export async function createCreation(db: Database, creation: NewCreation): Promise<CreationRow> {
  const { prompt, title, input } = creation;
  requireStorable(prompt, title, input);
  const [row] = await db
    .insert(creations)
    .values({
      ...creation,
      content: toStorable(creation.content),
      data: toStorable(creation.data),
      id: creation.id ?? newId(),
      publishedAt: creation.isPublished ? sql`now()` : null,
    })
    .returning(creationColumns);
  if (!row) throw new Error('An insert answered no row.');
  return { ...row, likes: [], likedByMe: false };
}

/** One of the person's own creations; null for anybody else's, a deleted or an unknown one. */
export async function getCreation(
  db: Database,
  userId: string,
  id: string,
): Promise<CreationRow | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select(creationFields(userId))
    .from(creations)
    .where(and(own(userId), eq(creations.id, id)));
  return row ? toRow(userId)(row) : null;
}

/** As `getCreation`, but throws `not_found` where there is none. */
export async function requireCreation(
  db: Database,
  userId: string,
  id: string,
): Promise<CreationRow> {
  const row = await getCreation(db, userId, id);
  if (!row) throw creationNotFound();
  return row;
}

const { isPinned, createdAt, id } = creations;

const pageOf = (
  db: Database,
  userId: string | Placeholder,
  limit: number | Placeholder,
  more?: SQL,
) =>
  db
    .select(creationFields(userId))
    .from(creations)
    .where(and(own(userId), more))
    .orderBy(desc(isPinned), desc(createdAt), desc(id))
    .limit(limit);

const given = sql.placeholder;

const firstPage = preparedOnce((db) => pageOf(db, given('userId'), given('limit')).prepare(''));

const laterPage = preparedOnce((db) =>
  pageOf(
    db,
    given('userId'),
    given('limit'),
    before(given('pinned'), given('at'), given('id')),
  ).prepare(''),
);

function before(pinned: unknown, at: unknown, last: unknown): SQL {
  return sql`(${isPinned}, ${createdAt}, ${id}) < (${pinned}::boolean, ${at}::timestamptz, ${last}::uuid)`;
}

/**
 * A page of the person's creations, pinned ones first, then newest first. The cursor of a page leads
 * to the next one whatever is added meanwhile; a malformed cursor is `bad_input`.
 */
export async function listCreations(
  db: Database,
  userId: string,
  { cursor, limit = 20, type, parentId, search }: ListOptions = {},
): Promise<CreationsPage> {
  requireStorable(search, type);
  const after = cursor ? decodeCursor('own', cursor) : undefined;
  const place = after && { pinned: after[0], at: after[1].toISOString(), id: after[2] };
  const asked = { userId, limit: limit + 1 };
  const chosen = and(
    type ? eq(creations.type, type) : undefined,
    parentId ? eq(creations.parentId, parentId) : undefined,
    search ? matchesWords(creations.search, search) : undefined,
  );
  const rows = await (chosen
    ? pageOf(db, userId, limit + 1, and(chosen, place && before(place.pinned, place.at, place.id)))
    : place
      ? laterPage(db).execute({ ...asked, ...place })
      : firstPage(db).execute(asked));
  const page = rows.slice(0, limit).map(toRow(userId));
  const last = rows.length > limit ? page.at(-1) : undefined;
  const nextCursor = last ? encodeCursor('own', [last.isPinned, last.createdAt, last.id]) : null;
  return { creations: page, nextCursor };
}

const countOf = (db: Database, where: SQL | undefined) =>
  db.select({ total: count() }).from(creations).where(where);

const countAll = preparedOnce((db) => countOf(db, own(sql.placeholder('userId'))).prepare(''));

/** How many creations the person has, of one type or of all. */
export async function countCreations(db: Database, userId: string, type?: string): Promise<number> {
  const [row] = type
    ? await countOf(db, and(own(userId), eq(creations.type, type)))
    : await countAll(db).execute({ userId });
  return row?.total ?? 0;
}
