import { and, eq, getTableColumns, isNull, type Placeholder, sql } from 'drizzle-orm';
import { creations, likes } from './schema';

const { search: _search, shownLikes, ...columns } = getTableColumns(creations);

/** Everything of a creation but its search words and its likes. */
export const creationColumns = columns;

type Columns = Omit<typeof creations.$inferSelect, 'search' | 'shownLikes'>;

/** A creation with who likes it: at most 100 ids, the viewer's own first when they do. */
export type CreationRow = Columns & { likes: string[]; likedByMe: boolean };

/** The person's creations that are not deleted. */
export const own = (userId: string | Placeholder) =>
  and(eq(creations.userId, userId), isNull(creations.deletedAt));

/** As many as the function `first_likes` answers. */
const LIKES_SHOWN = 100;

/** What to select for a CreationRow; `viewerId` null is a person who is not signed in. */
export function creationFields(viewerId: string | Placeholder | null) {
  // Not `exists`: the planner would read every like the viewer ever gave, to look these up in
  const mine = sql`select true from ${likes}
    where ${likes.creationId} = ${creations.id} and ${likes.userId} = ${viewerId}`;
  return {
    ...columns,
    likes: shownLikes,
    likedByMe: viewerId
      ? sql<boolean>`${creations.likeCount} > 0 and coalesce((${mine}), false)`
      : sql<boolean>`false`,
  };
}

/** Completes what `creationFields` selected: the viewer's own like is always among the shown ones. */
export const toRow =
  (viewerId: string | null) =>
  (found: CreationRow): CreationRow => {
    if (!viewerId || !found.likedByMe) return found;
    const others = found.likes.filter((id) => id !== viewerId);
    return { ...found, likes: [viewerId, ...others].slice(0, LIKES_SHOWN) };
  };
