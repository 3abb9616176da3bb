import { z } from 'zod';
import { downloadZip } from 'client-zip';
import { endpoint } from '@/lib/api/routes/endpoint';
import { exportFiles } from '@/lib/api/creations/export-files';
import { userRoute } from '@/lib/api/routes/user-route';

export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(z.object({}), async ({ user, db, signal }) => {
    const zip = downloadZip(exportFiles(db, user.id, signal));
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="mise-creations.zip"',
      'cache-control': 'private, no-store, no-transform',
    };
    return new Response(zip.body, { headers });
  }),
});
