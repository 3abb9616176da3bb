import { z } from 'zod';
import { decideReports } from '@/db/reports';
import { endpoint } from '@/lib/api/routes/endpoint';
import { operatorRoute } from '@/lib/api/operator/operator-route';
import { keepAlive } from '@/lib/api/routes/keep-alive';
import { moveExposedMedia } from '@/lib/api/maintenance/move-media';

const body = z.object({
  id: z.string(),
  decision: z.enum(['keep', 'remove'], 'Decide to keep or to remove it.'),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: operatorRoute(body, async (db, { id, decision }) => {
    await decideReports(db, id, decision === 'keep' ? 'kept' : 'removed');
    keepAlive(moveExposedMedia(db, id));
    return { message: decision === 'keep' ? 'Shown again.' : 'Removed from the community.' };
  }),
});
