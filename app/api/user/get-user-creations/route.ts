import { z } from 'zod';
import { endpoint } from '@/lib/api/routes/endpoint';
import { readHistory } from '@/lib/api/creations/read-history';
import { pageQuery, userRoute } from '@/lib/api/routes/user-route';

const query = pageQuery.extend({
  type: z.string().max(40).optional(),
  parentId: z.guid('Name a creation by its id.').optional(),
  search: z.string().trim().max(200).optional(),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(query, ({ user, db, input }) => readHistory(db, user.id, input)),
});
