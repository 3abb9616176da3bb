import { z } from 'zod';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import { allThemes } from '@/lib/tools/bhagavad-gita/all-themes';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(z.object({}), async () => ({ themes: await allThemes() })),
});
