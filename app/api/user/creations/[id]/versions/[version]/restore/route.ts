import { restoreVersion } from '@/db/versions';
import { toWire } from '@/db/wire';
import { versionParams } from '@/lib/api/creations/edit-text';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: userRoute(versionParams, async ({ user, db, input }) => ({
    creation: toWire(await restoreVersion(db, user.id, input.id, input.version), user.id),
  })),
});
