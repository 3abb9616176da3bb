import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { articleOutline } from '@/lib/tools/article-outline/tool';

export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: toolRoute(articleOutline) });
