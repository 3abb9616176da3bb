import { z } from 'zod';
import { listHidden } from '@/db/reports';
import { endpoint } from '@/lib/api/routes/endpoint';
import { operatorRoute } from '@/lib/api/operator/operator-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: operatorRoute(z.object({}), async (db) => ({ reported: await listHidden(db) })),
});
