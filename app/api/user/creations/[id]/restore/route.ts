import { z } from 'zod';
import { restoreCreation } from '@/db/creation-changes';
import { toWire } from '@/db/wire';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

const params = z.object({ id: z.string() });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: userRoute(params, async ({ user, db, input }) => ({
    creation: toWire(await restoreCreation(db, user.id, input.id), user.id),
  })),
});
