import { useAuth } from '@clerk/nextjs';
import useSWR from 'swr';
import { useApi } from '@/components/session/use-api';
import type { Voice } from '@/db/voices';
import { announceCreation } from '@/lib/browser/creation-event';

const PATH = '/api/user/voices';

const pathOf = ({ id }: Voice) => `${PATH}/${encodeURIComponent(id)}`;

/** The signed-in person's voices, newest first, and what can be done with them; each call throws an ApiError. */
export function useVoices() {
  const { call } = useApi();
  const { userId } = useAuth();
  // The person is part of the key: the cache outlives a sign-out in the same tab
  const key = userId ? ([PATH, userId] as const) : null;
  const { data, error, mutate } = useSWR<{ voices: Voice[] }, Error>(key, ([path]: [string]) =>
    call(path),
  );

  return {
    voices: data?.voices,
    failure: error?.message,
    /** Learns a voice from samples, which is a paid run. */
    learn: async (body: { name: string; samples: string[] }, signal: AbortSignal) => {
      const options = { body, signal, idempotencyKey: crypto.randomUUID() };
      const { voice } = await call<{ voice: Voice }>(PATH, options);
      announceCreation();
      await mutate();
      return voice;
    },
    change: async (voice: Voice, body: Partial<Pick<Voice, 'name' | 'traits'>>) => {
      await call(pathOf(voice), { method: 'PATCH', body });
      await mutate();
    },
    remove: async (voice: Voice) => {
      await call(pathOf(voice), { method: 'DELETE' });
      await mutate();
    },
  };
}

export type Voices = ReturnType<typeof useVoices>;
