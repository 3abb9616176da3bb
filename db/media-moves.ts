import { isNotNull, and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { creations } from './schema';

/** A stored picture whose address was public and that belongs at another one now. */
export interface MediaMove {
  id: string;
  /** The address it has. */
  url: string;
  from: string;
  to: string;
}

/** Pictures that have to leave their address: of one creation, or any `limit` of them. */
export async function listMediaMoves(
  db: Database,
  { id, limit = 100 }: { id?: string | undefined; limit?: number } = {},
): Promise<MediaMove[]> {
  return (
    db
      .select({
        id: creations.id,
        url: creations.content,
        from: sql<string>`${creations.mediaKey}`,
        to: sql<string>`${creations.movingTo}`,
      })
      .from(creations)
      .where(and(isNotNull(creations.movingTo), id ? eq(creations.id, id) : undefined))
      // Some that cannot be moved do not keep the others waiting for ever
      .orderBy(sql`random()`)
      .limit(limit)
  );
}

/**
 * Notes that a picture was moved to `url`, also in the answers kept for repeated requests. False when its row
 * is gone or was moved by another process.
 */
export async function settleMediaMove(
  db: Database,
  { id, url: before, from, to }: MediaMove,
  url: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`with moved as (
        update creations set media_key = ${to}, content = ${url}, moving_to = null
        where id = ${id}::uuid and media_key = ${from} and moving_to = ${to} returning id, user_id
      ), told as (
        update idempotency_keys set response = replace(response::text, ${before}, ${url})::jsonb
        from moved where idempotency_keys.user_id = moved.user_id
          and response->'creation'->>'id' = moved.id::text
      )
      select id from moved`,
  );
  return rows.length === 1;
}
