import { z } from 'zod';
import { getUsage } from '@/db/usage';
import { endpoint } from '@/lib/api/routes/endpoint';
import { dailyLimit, secondsToMidnight } from '@/lib/api/paid-runs/allowance';
import { userRoute } from '@/lib/api/routes/user-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: userRoute(z.object({}), async ({ user, db }) => {
    const limit = dailyLimit(user.plan);
    const used = Math.min(limit, await getUsage(db, user.id));
    const resetsAt = new Date(Date.now() + secondsToMidnight() * 1000).toISOString();
    return { used, limit, resetsAt };
  }),
});
