import { endpoint } from '@/lib/api/endpoint';
import { toolRoute } from '@/lib/api/tool-route';
import { generateImage } from '@/lib/tools/generate-images/tool';

export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: toolRoute(generateImage) });
