import type { Database } from '@/db/database';
import { threadNotFound } from '@/db/ids';
import { listMessages } from '@/db/messages';
import { getThread } from '@/db/threads';
import { toWireMessage, toWireThread } from './wire';

const PAGE = 60;

/** One of the person's own conversations with its latest messages; `before` is a `seq` to read back from. */
export async function readThread(
  db: Database,
  userId: string,
  { id, before }: { id: string; before?: number | undefined },
) {
  const thread = await getThread(db, userId, id);
  if (!thread) throw threadNotFound();
  const messages = await listMessages(db, userId, id, { limit: PAGE + 1, before });
  return {
    thread: toWireThread(thread),
    messages: messages.slice(-PAGE).map(toWireMessage),
    hasMore: messages.length > PAGE,
  };
}
