import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { bhagavadGita } from '@/lib/tools/bhagavad-gita/tool';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ GET: toolRoute(bhagavadGita) });
