import { z } from 'zod';
import { listPublished } from '@/db/published';
import { toWire } from '@/db/wire';
import { endpoint } from '@/lib/api/routes/endpoint';
import { pageQuery, userRoute } from '@/lib/api/routes/user-route';

const query = pageQuery.extend({
  limit: pageQuery.shape.limit.default(24),
  order: z.enum(['newest', 'liked'], 'Order by newest or liked.').default('newest'),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(query, async ({ user, db, input }) => {
    const { creations, nextCursor } = await listPublished(db, user.id, input);
    return { creations: creations.map((row) => toWire(row, user.id)), nextCursor };
  }),
});
