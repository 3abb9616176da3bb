'use client';

import { useEffect, useEffectEvent } from 'react';
import { useApi } from '@/components/session/use-api';
import { usePages } from '@/components/session/use-pages';
import type { WireThread } from '@/lib/chat/wire';
import { notifyFailure } from './notify';

interface Page {
  threads: WireThread[];
  nextCursor: string | null;
}

/**
 * The person's conversations, the last used first, page by page; rename, delete and take a deletion
 * back. A new `version` reads the list again.
 */
export function useThreads(search: string, version: number) {
  const { call } = useApi();
  const { pages, mutate, ...list } = usePages<Page>(
    '/api/chat/threads',
    { limit: '30', q: search },
    { keepsPrevious: true },
  );

  const reload = useEffectEvent(() => void mutate());
  useEffect(() => {
    if (version > 0) reload();
  }, [version]);

  const change = async (id: string, method: 'PATCH' | 'DELETE' | 'POST', body?: object) => {
    const path = `/api/chat/threads/${id}${method === 'POST' ? '/restore' : ''}`;
    try {
      await call(path, { method, ...(body ? { body } : {}) });
      await mutate();
      return true;
    } catch (failure) {
      void notifyFailure(failure instanceof Error ? failure.message : String(failure));
      return false;
    }
  };

  return {
    ...list,
    threads: pages?.flatMap((page) => page.threads) ?? [],
    rename: (id: string, title: string) => change(id, 'PATCH', { title }),
    remove: (id: string) => change(id, 'DELETE'),
    restore: (id: string) => change(id, 'POST', {}),
  };
}
