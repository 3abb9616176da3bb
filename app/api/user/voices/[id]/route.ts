import { deleteVoice, updateVoice } from '@/db/voices';
import { voiceChange, voiceParams } from '@/lib/api/creations/voice-change';
import { endpoint } from '@/lib/api/routes/endpoint';
import { userRoute } from '@/lib/api/routes/user-route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PATCH: userRoute(voiceChange, async ({ user, db, input: { id, ...change } }) => ({
    voice: await updateVoice(db, user.id, id, change),
  })),
  DELETE: userRoute(voiceParams, ({ user, db, input }) =>
    deleteVoice(db, user.id, input.id).then(() => ({})),
  ),
});
