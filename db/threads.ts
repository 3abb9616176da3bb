import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { decodeCursor, encodeCursor } from './cursor';
import type { Database } from './database';
import { isId, newId, threadNotFound } from './ids';
import { threads } from './chat-schema';
import { matchesWords, searchWords } from './search';
import { requireStorable, toStorable } from './text';
import { threadsSaying } from './thread-search';

export type Thread = typeof threads.$inferSelect;

const own = (userId: string) => and(eq(threads.userId, userId), isNull(threads.deletedAt));

/** Begins a conversation. */
export async function createThread(
  db: Database,
  { id = newId(), userId, title }: { id?: string; userId: string; title: string },
): Promise<Thread> {
  const [row] = await db
    .insert(threads)
    .values({ id, userId, title: toStorable(title) })
    .returning();
  if (!row) throw new Error('An insert answered no row.');
  return row;
}

/** One of the person's own conversations, or null. */
export async function getThread(db: Database, userId: string, id: string): Promise<Thread | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select()
    .from(threads)
    .where(and(own(userId), eq(threads.id, id)));
  return row ?? null;
}

/** A page of the person's conversations, the last used first; `search` looks into titles and what was said. */
export async function listThreads(
  db: Database,
  userId: string,
  options: { cursor?: string | undefined; limit?: number; search?: string | undefined } = {},
): Promise<{ threads: Thread[]; nextCursor: string | null }> {
  const { cursor, limit = 30, search } = options;
  requireStorable(search);
  const after = cursor ? decodeCursor('threads', cursor) : undefined;
  const rows = await db
    .select()
    .from(threads)
    .where(
      and(
        own(userId),
        search
          ? or(
              matchesWords(searchWords(threads.title), search),
              inArray(threads.id, threadsSaying(db, userId, search)),
            )
          : undefined,
        after &&
          sql`(${threads.updatedAt}, ${threads.id}) < (${after[0].toISOString()}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    threads: page,
    nextCursor: last ? encodeCursor('threads', [last.updatedAt, last.id]) : null,
  };
}

async function change(
  db: Database,
  where: ReturnType<typeof and>,
  id: string,
  values: PgUpdateSetSource<typeof threads>,
): Promise<Thread> {
  if (!isId(id)) throw threadNotFound();
  const [row] = await db
    .update(threads)
    .set(values)
    .where(and(where, eq(threads.id, id)))
    .returning();
  if (!row) throw threadNotFound();
  return row;
}

/** Names a conversation. */
export async function renameThread(db: Database, userId: string, id: string, title: string) {
  requireStorable(title);
  return change(db, own(userId), id, { title });
}

/** Puts a conversation away; `restoreThread` undoes it until the sweep, a month later. */
export async function deleteThread(db: Database, userId: string, id: string): Promise<void> {
  await change(db, own(userId), id, { deletedAt: sql`now()` });
}

/** Takes a deletion back. */
export async function restoreThread(db: Database, userId: string, id: string): Promise<Thread> {
  const deleted = and(eq(threads.userId, userId), isNotNull(threads.deletedAt));
  return change(db, deleted, id, { deletedAt: null });
}
