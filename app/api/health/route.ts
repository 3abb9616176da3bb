import { endpoint } from '@/lib/api/routes/endpoint';
import { answerHealth } from '@/lib/api/operator/health';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ GET: answerHealth });
