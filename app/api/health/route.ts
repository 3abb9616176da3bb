import { getDatabase } from '@/db/client';
import { endpoint } from '@/lib/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: async () => {
    const isUp = await getDatabase()
      .then(
        (db) => db.execute('select 1').then(() => true),
        () => false,
      )
      .catch(() => false);
    return Response.json(
      { success: isUp, database: isUp ? 'up' : 'away', build: process.env.NEXT_PUBLIC_BUILD_ID },
      { status: isUp ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  },
});
