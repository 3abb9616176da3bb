import { z } from 'zod';
import { deleteAllCreations } from '@/db/creation-changes';
import { deviceText, saveDeviceText, largeText } from '@/lib/api/creations/edit-text';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import { keepAlive } from '@/lib/api/routes/keep-alive';
import { moveExposedMedia } from '@/lib/api/maintenance/move-media';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: userRoute(
    deviceText,
    async ({ user, db, input }) => ({ creation: await saveDeviceText(db, user.id, input) }),
    largeText,
  ),
  DELETE: userRoute(z.object({}), async ({ user, db }) => {
    const deleted = await deleteAllCreations(db, user.id);
    keepAlive(moveExposedMedia(db));
    return { deleted, message: 'All your creations were deleted.' };
  }),
});
