import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { creationNotFound, isId } from './ids';

/**
 * Likes a published creation, or takes the like back; row and counter change in the same statement.
 * Throws `not_found` for a private, hidden, deleted or unknown one.
 */
export async function toggleLike(
  db: Database,
  userId: string,
  id: string,
): Promise<{ liked: boolean; likeCount: number }> {
  if (!isId(id)) throw creationNotFound();
  const [row] = await rowsOf<{ is_liked: boolean; total: number }>(
    db,
    sql`select is_liked, total from toggle_like(${id}::uuid, ${userId})`,
  );
  if (!row) throw creationNotFound();
  return { liked: row.is_liked, likeCount: row.total };
}
