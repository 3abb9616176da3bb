import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from './database';
import { messageNotFound, threadNotFound } from './ids';
import { MessageTree, type Place } from './message-tree';
import { type Message, messageColumns } from './messages';
import { messages, threads } from './chat-schema';
import { getThread, type Thread } from './threads';

/** A message with its place: what it follows, and the versions it is one of. */
export type PlacedMessage = Message & Pick<Place, 'parentId' | 'versions'>;

export interface ThreadTree {
  thread: Thread;
  tree: MessageTree;
}

/** An own conversation and its branches; null when there is none. */
export async function getTree(
  db: Database,
  userId: string,
  threadId: string,
): Promise<ThreadTree | null> {
  const thread = await getThread(db, userId, threadId);
  if (!thread) return null;
  const { id, seq, role, parentId } = messages;
  const rows = await db
    .select({ id, seq, role, parentId })
    .from(messages)
    .where(eq(messages.threadId, threadId))
    .orderBy(asc(seq));
  return { thread, tree: new MessageTree(rows, thread.activeId) };
}

/** As `getTree`, but throws `not_found` where there is none. */
export async function requireTree(db: Database, userId: string, threadId: string) {
  const found = await getTree(db, userId, threadId);
  if (!found) throw threadNotFound();
  return found;
}

/** The messages of a path through a conversation, in its order. */
export async function readPlaces(db: Database, places: readonly Place[]): Promise<PlacedMessage[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db.select(messageColumns).from(messages).where(inArray(messages.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id, parentId, versions }) => {
    const row = byId.get(id);
    return row ? { ...row, parentId, versions } : [];
  });
}

/** Makes the branch that holds a message the active one; it stays as it is when it is that already. */
export async function chooseBranch(
  db: Database,
  userId: string,
  threadId: string,
  messageId: string,
): Promise<void> {
  const { tree } = await requireTree(db, userId, threadId);
  if (!tree.get(messageId)) throw messageNotFound();
  if (tree.active().some(({ id }) => id === messageId)) return;
  await setBranch(db, userId, threadId, messageId);
}

/** Shows the branch under a message, or with null the one that was written last. */
export async function setBranch(
  db: Database,
  userId: string,
  threadId: string,
  activeId: string | null,
): Promise<void> {
  await db
    .update(threads)
    .set({ activeId })
    .where(and(eq(threads.userId, userId), eq(threads.id, threadId)));
}
