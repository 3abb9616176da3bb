import { chooseBranch } from '@/db/branches';
import type { Database } from '@/db/database';
import { renameThread } from '@/db/threads';
import { readThread } from './read-thread';
import { toWireThread } from './wire';

interface Change {
  id: string;
  title?: string | undefined;
  activeMessageId?: string | undefined;
}

/** Names one of the person's own conversations, or shows another of its branches and answers its messages. */
export async function changeThread(
  db: Database,
  userId: string,
  { id, title, activeMessageId }: Change,
) {
  const renamed = title === undefined ? null : await renameThread(db, userId, id, title);
  if (activeMessageId !== undefined) {
    await chooseBranch(db, userId, id, activeMessageId);
    return readThread(db, userId, { id });
  }
  return renamed ? { thread: toWireThread(renamed) } : {};
}
