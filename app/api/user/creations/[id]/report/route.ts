import { z } from 'zod';
import { reportCreation } from '@/db/reports';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';
import { keepAlive } from '@/lib/api/routes/keep-alive';
import { moveExposedMedia } from '@/lib/api/maintenance/move-media';
import { plainText } from '@/lib/tools/plain-text';

const body = z.object({ id: z.string(), reason: plainText('a reason', 500).optional() });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: userRoute(body, async ({ user, db, input }) => {
    const { isHidden } = await reportCreation(db, user.id, input.id, input.reason ?? null);
    if (isHidden) keepAlive(moveExposedMedia(db, input.id));
    return { message: 'Thank you. We’ll review this picture.' };
  }),
});
