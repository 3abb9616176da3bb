import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { creations, likes } from './schema';

const { search: _search, ...columns } = getTableColumns(creations);

/** Everything of a creation but its search words. */
export const creationColumns = columns;

type Columns = Omit<typeof creations.$inferSelect, 'search'>;

/** A creation with who likes it: at most 100 ids, the viewer's own first when they do. */
export type CreationRow = Columns & { likes: string[]; likedByMe: boolean };

/** The person's creations that are not deleted. */
export const own = (userId: string) =>
  and(eq(creations.userId, userId), isNull(creations.deletedAt));

const LIKES_SHOWN = 100;

/** The columns of a CreationRow for a viewer; `viewerId` null is somebody who is not signed in. */
export function creationRow(viewerId: string | null) {
  const of = sql`${likes.creationId} = ${creations.id}`;
  const mine: SQL<boolean> = viewerId
    ? sql<boolean>`(${creations.likeCount} > 0 and exists (
        select 1 from ${likes} where ${of} and ${likes.userId} = ${viewerId}))`
    : sql<boolean>`false`;
  return { ...columns, likes: likersOf(viewerId, of), likedByMe: mine };
}

function likersOf(viewerId: string | null, of: SQL): SQL<string[]> {
  const anybody = sql`select ${likes.userId} from ${likes}
    where ${creations.likeCount} > 0 and ${of} limit ${LIKES_SHOWN}`;
  if (!viewerId) return sql<string[]>`to_jsonb(array(${anybody}))`;
  const mine = sql`select ${likes.userId} from ${likes} where ${of} and ${likes.userId} = ${viewerId}`;
  return sql<string[]>`case when ${creations.likeCount} = 0 then '[]'::jsonb else to_jsonb(array(
    select user_id from (${mine}) me
    union all
    select user_id from (${anybody}) others where user_id <> ${viewerId}
    limit ${LIKES_SHOWN})) end`;
}
