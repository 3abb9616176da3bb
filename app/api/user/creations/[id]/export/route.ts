import { requireCreation } from '@/db/creations';
import { exportDocument, exportQuery } from '@/lib/api/creations/export-document';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(exportQuery, async ({ user, db, input, signal }) =>
    exportDocument(await requireCreation(db, user.id, input.id), input.format, signal),
  ),
});
