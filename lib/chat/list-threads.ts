import type { Database } from '@/db/database';
import { findMatches } from '@/db/thread-search';
import { listThreads } from '@/db/threads';
import { toWireThread } from './wire';

interface Options {
  cursor?: string | undefined;
  limit?: number;
  q?: string | undefined;
  /** The older name of `q`. */
  search?: string | undefined;
}

/** A page of the person's conversations; with words to look for, also where in each they were said. */
export async function readThreads(
  db: Database,
  userId: string,
  { cursor, limit, q, search = q }: Options,
) {
  const page = await listThreads(db, userId, { cursor, search, ...(limit ? { limit } : {}) });
  const ids = page.threads.map(({ id }) => id);
  const said = search ? await findMatches(db, userId, search, ids) : [];
  const found = new Map(said.map(({ threadId, ...match }) => [threadId, match]));
  const threads = page.threads.map((thread) => {
    const match = found.get(thread.id);
    return { ...toWireThread(thread), ...(match ? { match } : {}) };
  });
  return { threads, nextCursor: page.nextCursor };
}
