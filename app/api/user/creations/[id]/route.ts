import { deleteCreation } from '@/db/creation-changes';
import { requireCreation } from '@/db/creations';
import { toWire } from '@/db/wire';
import { changeCreation, creationChange, creationId } from '@/lib/api/creations/change-creation';
import { largeText } from '@/lib/api/creations/edit-text';
import { endpoint } from '@/lib/api/routes/endpoint';
import { checkPublication } from '@/lib/api/creations/publication-check';
import { userRoute } from '@/lib/api/routes/user-route';
import { keepAlive } from '@/lib/api/routes/keep-alive';
import { moveExposedMedia } from '@/lib/api/maintenance/move-media';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(creationId, async ({ user, db, input }) => ({
    creation: toWire(await requireCreation(db, user.id, input.id), user.id),
  })),
  PATCH: userRoute(
    creationChange,
    ({ user, db, input, signal }) => changeCreation(db, user.id, input, checkPublication, signal),
    largeText,
  ),
  DELETE: userRoute(creationId, async ({ user, db, input }) => {
    await deleteCreation(db, user.id, input.id);
    keepAlive(moveExposedMedia(db, input.id));
    return {};
  }),
});
