import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { getLyrics } from '@/lib/tools/get-lyrics/tool';

export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: toolRoute(getLyrics) });
