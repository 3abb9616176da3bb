import { z } from 'zod';
import { changeCreation } from '@/lib/api/change-creation';
import { deleteCreation } from '@/db/creation-changes';
import { getCreation } from '@/db/creations';
import { creationNotFound } from '@/db/ids';
import { toWire } from '@/db/wire';
import { checkPublication } from '@/lib/api/publication-check';
import { endpoint } from '@/lib/api/endpoint';
import { userRoute } from '@/lib/api/user-route';

const params = z.object({ id: z.string() });
const body = params.extend({
  title: z.string().trim().max(200, 'Keep the name to 200 characters.').optional(),
  isPinned: z.boolean().optional(),
  isPublished: z.boolean().optional(),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(params, async ({ user, db, input }) => {
    const row = await getCreation(db, user.id, input.id);
    if (!row) throw creationNotFound();
    return { creation: toWire(row, user.id) };
  }),
  PATCH: userRoute(body, ({ user, db, input, signal }) =>
    changeCreation(db, user.id, input, checkPublication, signal),
  ),
  DELETE: userRoute(params, async ({ user, db, input }) => {
    await deleteCreation(db, user.id, input.id);
    return {};
  }),
});
