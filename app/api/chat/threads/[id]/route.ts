import { deleteThread, renameThread } from '@/db/threads';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import { threadId, threadPage, threadTitle } from '@/lib/chat/input';
import { readThread } from '@/lib/chat/read-thread';
import { toWireThread } from '@/lib/chat/wire';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(threadPage, ({ user, db, input }) => readThread(db, user.id, input)),
  PATCH: userRoute(threadTitle, async ({ user, db, input }) => ({
    thread: toWireThread(await renameThread(db, user.id, input.id, input.title)),
  })),
  DELETE: userRoute(threadId, ({ user, db, input }) =>
    deleteThread(db, user.id, input.id).then(() => ({})),
  ),
});
