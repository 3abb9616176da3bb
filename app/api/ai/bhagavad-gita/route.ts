import { endpoint } from '@/lib/api/endpoint';
import { toolRoute } from '@/lib/api/tool-route';
import { bhagavadGita } from '@/lib/tools/bhagavad-gita/tool';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ GET: toolRoute(bhagavadGita) });
