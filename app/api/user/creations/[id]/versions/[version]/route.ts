import { requireVersion } from '@/db/versions';
import { versionParams } from '@/lib/api/creations/edit-text';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(versionParams, async ({ user, db, input }) => ({
    content: await requireVersion(db, user.id, input.id, input.version),
  })),
});
