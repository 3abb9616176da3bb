import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { askGita } from '@/lib/tools/ask-gita/tool';

export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: toolRoute(askGita) });
