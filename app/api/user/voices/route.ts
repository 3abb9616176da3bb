import { z } from 'zod';
import { listVoices } from '@/db/voices';
import { endpoint } from '@/lib/api/routes/endpoint';
import { toolRoute } from '@/lib/api/routes/tool-route';
import { userRoute } from '@/lib/api/routes/user-route';
import { learnVoice } from '@/lib/tools/learn-voice/tool';

export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(z.object({}), async ({ user, db }) => ({ voices: await listVoices(db, user.id) })),
  POST: toolRoute(learnVoice),
});
