import { answerClerkWebhook } from '@/lib/api/clerk-webhook';
import { endpoint } from '@/lib/api/endpoint';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({ POST: answerClerkWebhook });
