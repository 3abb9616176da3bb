import type { Database } from '@/db/database';
import { newId, threadNotFound } from '@/db/ids';
import { listMessages, type Message } from '@/db/messages';
import { getThread } from '@/db/threads';
import { AppError } from '@/lib/errors';
import type { ChatInput } from './input';
import type { Turn } from './keeper';
import { titleFrom } from './title';

/** More than the budget of any model's history holds. */
const RECENT = 60;
const ALL = 2_000;

export interface OpenedTurn {
  turn: Turn;
  history: Message[];
}

/** The turn a message makes and what was said before it. Throws `not_found` for what is not the person's own. */
export async function openTurn(
  db: Database,
  userId: string,
  { message, threadId, replaces }: ChatInput,
): Promise<OpenedTurn> {
  const ids = { user: newId(), assistant: newId() };
  if (!threadId) {
    const thread = { id: newId(), title: titleFrom(message), isNew: true };
    return { turn: { userId, thread, message, ids, replaced: [] }, history: [] };
  }
  const thread = await getThread(db, userId, threadId);
  if (!thread) throw threadNotFound();
  const messages = await listMessages(db, userId, threadId, { limit: replaces ? ALL : RECENT });
  const at = replaces ? messages.findIndex(({ id }) => id === replaces) : messages.length;
  if (at < 0 || (replaces && messages[at]?.role !== 'user')) {
    throw new AppError('not_found', 'That message is no longer there. Reload the conversation.');
  }
  const replaced = messages.slice(at).map(({ id }) => id);
  const turn = { userId, thread: { ...thread, isNew: false }, message, ids, replaced };
  return { turn, history: messages.slice(0, at) };
}
