import { z } from 'zod';
import { endpoint } from '@/lib/api/routes/endpoint';
import { exportBody } from '@/lib/api/creations/export-body';
import { holdExport } from '@/lib/api/creations/export-lease';
import { userRoute } from '@/lib/api/routes/user-route';

export const maxDuration = 300;

const headers = {
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="mise-creations.zip"',
  'cache-control': 'private, no-store, no-transform',
};

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(z.object({}), async ({ user, db, signal }) => {
    const onEnd = await holdExport(db, user.id);
    const body = exportBody(db, user.id, { signal, onEnd });
    return new Response(body, { headers });
  }),
});
