import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { isId, newId, threadNotFound } from './ids';
import { messages, threads } from './chat-schema';
import { requireStorable, toStorable } from './text';
import { getThread } from './threads';

/** Every column but the words that only a search reads. */
const { search: _, ...messageColumns } = getTableColumns(messages);
export { messageColumns };

export type Message = Omit<typeof messages.$inferSelect, 'search'>;

export interface NewMessage {
  id?: string;
  role: 'user' | 'assistant';
  text: string;
  cards?: unknown;
  status?: Message['status'];
}

/**
 * Adds messages to an own conversation, each following the one before it and the first following `after` (null:
 * nothing; without it whatever was written last), shows their branch and moves the conversation to the top.
 */
export async function addMessages(
  db: Database,
  userId: string,
  threadId: string,
  added: NewMessage[],
  { after }: { after?: string | null | undefined } = {},
): Promise<Message[]> {
  if (!isId(threadId)) throw threadNotFound();
  for (const { role, text } of added) if (role === 'user') requireStorable(text);
  return db.transaction(async (tx) => {
    const touched = await tx
      .update(threads)
      .set({ updatedAt: sql`now()`, activeId: null })
      .where(
        sql`${threads.id} = ${threadId} and ${threads.userId} = ${userId} and ${threads.deletedAt} is null`,
      )
      .returning({ id: threads.id });
    if (touched.length === 0) throw threadNotFound();
    let before = after;
    const rows = added.map(({ id = newId(), role, text, cards, status }) => {
      const parentId = before === null ? id : before;
      before = id;
      return {
        id,
        parentId,
        threadId,
        userId,
        role,
        text: toStorable(text),
        cards: toStorable(cards ?? null),
        status: status ?? ('complete' as const),
      };
    });
    return rows.length === 0 ? [] : tx.insert(messages).values(rows).returning(messageColumns);
  });
}

/** The last `limit` messages of an own conversation, of all its branches in the order they were written; `before` is a `seq` to page back from. */
export async function listMessages(
  db: Database,
  userId: string,
  threadId: string,
  { limit = 100, before }: { limit?: number; before?: number | undefined } = {},
): Promise<Message[]> {
  if (!(await getThread(db, userId, threadId))) throw threadNotFound();
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.threadId, threadId),
        before === undefined ? undefined : lt(messages.seq, before),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.toReversed();
}

/** Replaces what an own answer says, as far as it got. */
export async function updateMessage(
  db: Database,
  userId: string,
  id: string,
  values: { text: string; status: Message['status']; cards?: unknown },
): Promise<void> {
  const { text, status, cards } = values;
  await db
    .update(messages)
    .set({
      text: toStorable(text),
      status,
      ...(cards === undefined ? {} : { cards: toStorable(cards) }),
    })
    .where(and(eq(messages.userId, userId), eq(messages.id, id)));
}

/** Removes own messages, as a failed turn does with both of its own. */
export async function deleteMessages(db: Database, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(messages).where(and(eq(messages.userId, userId), inArray(messages.id, ids)));
}
