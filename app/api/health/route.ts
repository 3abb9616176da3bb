import { endpoint } from '@/lib/api/endpoint';
import { answerHealth } from '@/lib/api/health';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ GET: answerHealth });
