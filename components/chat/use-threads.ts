'use client';

import { useAuth } from '@clerk/nextjs';
import { useEffect, useEffectEvent } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useApi } from '@/components/session/use-api';
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
  const { isSignedIn } = useAuth();
  const { data, error, setSize, mutate, isLoading } = useSWRInfinite<Page, Error>(
    (_index, before: Page | null) => {
      if (!isSignedIn || (before && !before.nextCursor)) return null;
      const query = new URLSearchParams({ limit: '30' });
      if (search) query.set('q', search);
      if (before?.nextCursor) query.set('cursor', before.nextCursor);
      return `/api/chat/threads?${query}`;
    },
    (path: string) => call<Page>(path),
    { keepPreviousData: true, revalidateFirstPage: true },
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
    threads: data?.flatMap((page) => page.threads) ?? [],
    isLoading,
    failure: error?.message,
    hasMore: Boolean(data?.at(-1)?.nextCursor),
    loadMore: () => void setSize((size) => size + 1),
    rename: (id: string, title: string) => change(id, 'PATCH', { title }),
    remove: (id: string) => change(id, 'DELETE'),
    restore: (id: string) => change(id, 'POST', {}),
  };
}
