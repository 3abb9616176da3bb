import { z } from 'zod';
import { listVersions } from '@/db/versions';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

const params = z.object({ id: z.string() });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(params, async ({ user, db, input }) => ({
    versions: (await listVersions(db, user.id, input.id)).map(({ createdAt, ...version }) => ({
      ...version,
      created_at: createdAt.toISOString(),
    })),
  })),
});
