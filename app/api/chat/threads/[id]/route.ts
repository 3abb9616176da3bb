import { z } from 'zod';
import { deleteThread, renameThread } from '@/db/threads';
import { endpoint } from '@/lib/api/endpoint';
import { userRoute } from '@/lib/api/user-route';
import { readThread } from '@/lib/chat/read-thread';
import { toWireThread } from '@/lib/chat/wire';
import { plainText } from '@/lib/tools/plain-text';

const one = z.object({ id: z.string() });
const page = one.extend({ before: z.coerce.number().int().positive().optional() });
const named = one.extend({ title: plainText('a title', 120) });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(page, ({ user, db, input }) => readThread(db, user.id, input)),
  PATCH: userRoute(named, async ({ user, db, input }) => ({
    thread: toWireThread(await renameThread(db, user.id, input.id, input.title)),
  })),
  DELETE: userRoute(one, async ({ user, db, input }) => {
    await deleteThread(db, user.id, input.id);
    return {};
  }),
});
