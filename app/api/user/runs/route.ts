import { z } from 'zod';
import { getKey } from '@/db/idempotency';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

const asked = z.object({
  endpoint: z.string('Name the endpoint of the run.').max(100),
  key: z.string('Name the Idempotency-Key of the run.').min(1).max(200),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(asked, async ({ user, db, input }) => {
    const found = await getKey(db, { userId: user.id, ...input });
    if (found?.state !== 'done') return { status: found?.state ?? 'none' };
    return { status: 'done', answer: found.response };
  }),
});
