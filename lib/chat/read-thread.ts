import { readPlaces, requireTree } from '@/db/branches';
import type { Database } from '@/db/database';
import { toWireMessage, toWireThread } from './wire';

const PAGE = 60;

/**
 * One of the person's own conversations with the latest messages of its active branch; `before` is a `seq` to
 * read back from.
 */
export async function readThread(
  db: Database,
  userId: string,
  { id, before = Infinity }: { id: string; before?: number | undefined },
) {
  const { thread, tree } = await requireTree(db, userId, id);
  const places = tree.active().filter(({ seq }) => seq < before);
  const messages = await readPlaces(db, places.slice(-PAGE));
  return {
    thread: toWireThread(thread),
    messages: messages.map(toWireMessage),
    hasMore: places.length > PAGE,
  };
}
