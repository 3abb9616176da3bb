import { z } from 'zod';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import { searchPage } from '@/lib/tools/bhagavad-gita/search-page';

const query = z.object({
  q: z.string('Say what to look for.').trim().min(1, 'Say what to look for.').max(200),
  cursor: z.coerce.number().int().min(0).max(700).default(0),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(query, ({ input }) => searchPage(input)),
});
