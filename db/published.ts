import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type CreationRow, creationFields, toRow } from './creation-row';
import type { CreationsPage } from './creations';
import { decodeCursor, encodeCursor } from './cursor';
import type { Database } from './database';
import { isId } from './ids';
import { creations } from './schema';

export type PublishedOrder = 'newest' | 'liked';

/** What everybody may see. Written so that the partial indexes serve it. */
const isPublic = and(
  sql`${creations.isPublished}`,
  sql`not ${creations.isHidden}`,
  isNull(creations.deletedAt),
);

/** A page of published creations, newest or most liked first, for a viewer or (null) for anybody. */
export async function listPublished(
  db: Database,
  viewerId: string | null,
  options: { order?: PublishedOrder; cursor?: string | undefined; limit?: number } = {},
): Promise<CreationsPage> {
  const { order = 'newest', cursor, limit = 24 } = options;
  const rank = order === 'newest' ? creations.publishedAt : creations.likeCount;
  const rows = await db
    .select(creationFields(viewerId))
    .from(creations)
    .where(and(isPublic, cursor ? after(order, cursor) : undefined))
    .orderBy(desc(rank), desc(creations.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(toRow(viewerId));
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { creations: page, nextCursor: last ? cursorOf(order, last) : null };
}

function after(order: PublishedOrder, cursor: string) {
  if (order === 'newest') {
    const [at, id] = decodeCursor('newest', cursor);
    return sql`(${creations.publishedAt}, ${creations.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
  }
  const [likeCount, id] = decodeCursor('liked', cursor);
  return sql`(${creations.likeCount}, ${creations.id}) < (${likeCount}::integer, ${id}::uuid)`;
}

function cursorOf(order: PublishedOrder, row: CreationRow): string {
  return order === 'newest'
    ? encodeCursor('newest', [row.publishedAt ?? row.createdAt, row.id])
    : encodeCursor('liked', [row.likeCount, row.id]);
}

/** One published creation; null for a private, hidden, deleted or unknown one. */
export async function getPublished(
  db: Database,
  viewerId: string | null,
  id: string,
): Promise<CreationRow | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select(creationFields(viewerId))
    .from(creations)
    .where(and(isPublic, eq(creations.id, id)));
  return row ? toRow(viewerId)(row) : null;
}
