import { z } from 'zod';
import { toggleLike } from '@/db/likes';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

const body = z.object({ id: z.string('Say which creation to like.').max(64) });

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: userRoute(body, async ({ user, db, input }) => {
    const { liked, likeCount } = await toggleLike(db, user.id, input.id);
    const message = liked ? 'Creation Liked' : 'Creation Unliked';
    return { message, likedByMe: liked, likeCount };
  }),
});
