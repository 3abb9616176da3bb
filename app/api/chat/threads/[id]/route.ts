import { deleteThread } from '@/db/threads';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import { changeThread } from '@/lib/chat/change-thread';
import { threadChange, threadId, threadPage } from '@/lib/chat/input';
import { readThread } from '@/lib/chat/read-thread';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(threadPage, ({ user, db, input }) => readThread(db, user.id, input)),
  PATCH: userRoute(threadChange, ({ user, db, input }) => changeThread(db, user.id, input)),
  DELETE: userRoute(threadId, ({ user, db, input }) =>
    deleteThread(db, user.id, input.id).then(() => ({})),
  ),
});
