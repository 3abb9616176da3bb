import { z } from 'zod';
import { listThreads } from '@/db/threads';
import { endpoint } from '@/lib/api/routes/endpoint';
import { pageQuery, userRoute } from '@/lib/api/routes/user-route';
import { toWireThread } from '@/lib/chat/wire';

const query = pageQuery.extend({ search: z.string().trim().max(200).optional() });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(query, async ({ user, db, input }) => {
    const { threads, nextCursor } = await listThreads(db, user.id, input);
    return { threads: threads.map(toWireThread), nextCursor };
  }),
});
