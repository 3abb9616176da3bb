import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
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
const of = sql`${likes.creationId} = ${creations.id}`;
const anybody = sql`select ${likes.userId} from ${likes} where ${of} limit ${LIKES_SHOWN}`;

/** What to select for a CreationRow; `viewerId` null is somebody who is not signed in. */
export function creationFields(viewerId: string | null) {
  const ids = viewerId
    ? sql`select ${likes.userId} from ${likes} where ${of} and ${likes.userId} = ${viewerId}
        union all
        select user_id from (${anybody}) others where user_id <> ${viewerId}
        limit ${LIKES_SHOWN}`
    : anybody;
  const shown = sql<string[]>`case when ${creations.likeCount} = 0 then '[]'::jsonb
    else to_jsonb(array(${ids})) end`;
  return { ...columns, likes: shown };
}

/** Completes what `creationFields` selected: the viewer's own like is always among the shown ones. */
export const toRow =
  (viewerId: string | null) =>
  (found: Columns & { likes: string[] }): CreationRow => ({
    ...found,
    likedByMe: viewerId !== null && found.likes.includes(viewerId),
  });
