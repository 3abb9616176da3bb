import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { getBookInformation } from '@/lib/tools/get-book-information/tool';

export const maxDuration = 30;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: toolRoute(getBookInformation) });
