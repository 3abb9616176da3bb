import { z } from 'zod';
import { restoreThread } from '@/db/threads';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import { toWireThread } from '@/lib/chat/wire';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: userRoute(z.object({ id: z.string() }), async ({ user, db, input }) => ({
    thread: toWireThread(await restoreThread(db, user.id, input.id)),
  })),
});
