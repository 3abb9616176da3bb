import { z } from 'zod';
import { countCreations, listCreations } from '@/db/creations';
import { toWire } from '@/db/wire';
import { endpoint } from '@/lib/api/endpoint';
import { pageQuery, userRoute } from '@/lib/api/user-route';

const query = pageQuery.extend({
  type: z.string().max(40).optional(),
  search: z.string().trim().max(200).optional(),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(query, async ({ user, db, input }) => {
    const [page, total] = await Promise.all([
      listCreations(db, user.id, input),
      countCreations(db, user.id),
    ]);
    const creations = page.creations.map((row) => toWire(row, user.id));
    return { creations, nextCursor: page.nextCursor, total };
  }),
});
