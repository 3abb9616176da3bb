import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { generateWorkoutQuote } from '@/lib/tools/generate-workout-quote/tool';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: toolRoute(generateWorkoutQuote),
});
