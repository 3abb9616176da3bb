import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { showUndo } from '@/components/shell/undo-toast';
import type { WireCreation } from '@/db/wire';

/** What can change on a creation that exists. */
export interface CreationChange {
  title?: string;
  isPinned?: boolean;
  isPublished?: boolean;
}

/** Changes, deletes and restores creations; `refresh` reloads the list they are in. */
export function useCreationActions(refresh: () => void) {
  const { call } = useApi();

  const attempt = async <T>(
    work: () => Promise<T & { message?: string }>,
  ): Promise<T | undefined> => {
    try {
      const answer = await work();
      if (answer.message) toast(answer.message);
      return answer;
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      refresh();
    }
  };

  const path = (id: string) => `/api/user/creations/${id}`;

  const change = (id: string, body: CreationChange) =>
    attempt(() =>
      call<{ creation: WireCreation; message?: string }>(path(id), { method: 'PATCH', body }),
    );

  const restore = (id: string) =>
    attempt(() => call<{ message?: string }>(`${path(id)}/restore`, { method: 'POST' }));

  const remove = async (id: string) => {
    const done = await attempt(() => call<{ message?: string }>(path(id), { method: 'DELETE' }));
    if (done) showUndo('Deleted', () => void restore(id));
  };

  const removeAll = () =>
    attempt(() => call<{ message?: string }>('/api/user/creations', { method: 'DELETE' }));

  return { change, remove, removeAll };
}
