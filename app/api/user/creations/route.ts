import { z } from 'zod';
import { deleteAllCreations } from '@/db/creation-changes';
import { endpoint } from '@/lib/api/endpoint';
import { userRoute } from '@/lib/api/user-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: userRoute(z.object({}), async ({ user, db }) => {
    const deleted = await deleteAllCreations(db, user.id);
    return { deleted, message: 'Everything you made was deleted.' };
  }),
});
