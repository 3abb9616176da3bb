import useSWR from 'swr';
import { useApi } from '@/components/session/use-api';
import { useTask } from '@/components/session/use-task';
import type { WireCreation } from '@/db/wire';

export interface WireVersion {
  version: number;
  created_at: string;
  cause: 'generated' | 'edited' | 'rewritten' | 'restored';
  wordCount: number;
}

/** The versions of a creation, the text of the chosen one, and the way back to it. */
export function useVersions(id: string, current: number, chosen: number) {
  const { call } = useApi();
  const task = useTask();
  const address = `/api/user/creations/${encodeURIComponent(id)}/versions`;
  const list = useSWR([address, current], () => call<{ versions: WireVersion[] }>(address));
  const text = useSWR([address, current, chosen], () =>
    call<{ content: string }>(`${address}/${chosen}`),
  );

  const restore = async () => {
    let restored: WireCreation | undefined;
    await task.start(async (signal) => {
      const path = `${address}/${chosen}/restore`;
      const answer = await call<{ creation: WireCreation }>(path, { method: 'POST', signal });
      restored = answer.creation;
    });
    return restored;
  };

  return {
    versions: list.data?.versions,
    content: text.data?.content,
    failure: (list.error ?? text.error ?? task.failure) as Error | undefined,
    isBusy: task.startedAt !== undefined,
    restore,
  };
}
