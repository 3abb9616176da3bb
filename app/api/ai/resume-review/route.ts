import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { reviewResume } from '@/lib/tools/review-resume/tool';

export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: toolRoute(reviewResume) });
