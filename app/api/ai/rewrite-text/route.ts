import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { rewriteText } from '@/lib/tools/rewrite-text/tool';

export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: toolRoute(rewriteText) });
