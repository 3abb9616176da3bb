import { z } from 'zod';
import { endpoint } from '@/lib/api/routes/endpoint';
import { pageQuery, userRoute } from '@/lib/api/routes/user-route';
import { readThreads } from '@/lib/chat/list-threads';

const words = z.string().trim().max(200).optional();
const query = pageQuery.extend({ q: words, search: words });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(query, ({ user, db, input }) => readThreads(db, user.id, input)),
});
