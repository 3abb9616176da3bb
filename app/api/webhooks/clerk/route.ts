import { answerClerkWebhook } from '@/lib/api/webhooks/clerk-webhook';
import { endpoint } from '@/lib/api/routes/endpoint';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: answerClerkWebhook });
