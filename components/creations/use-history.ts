'use client';

import { useAuth } from '@clerk/nextjs';
import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useApi } from '@/components/session/use-api';
import type { WireCreation } from '@/db/wire';
import { onCreation } from '@/lib/creation-event';

export interface HistoryPage {
  creations: WireCreation[];
  nextCursor: string | null;
  total: number;
}

export interface HistoryFilter {
  search: string;
  type: string;
}

/** The person's creations page by page; reloads on the global `creation-generated` event. */
export function useHistory(filter: HistoryFilter, firstPage?: HistoryPage) {
  const { call } = useApi();
  const { isSignedIn } = useAuth();
  const key = (index: number, before: HistoryPage | null) => {
    if (!isSignedIn || (before && !before.nextCursor)) return null;
    const query = new URLSearchParams();
    if (filter.search) query.set('search', filter.search);
    if (filter.type) query.set('type', filter.type);
    if (before?.nextCursor) query.set('cursor', before.nextCursor);
    return `/api/user/get-user-creations?${query}`;
  };
  const isUnfiltered = !filter.search && !filter.type;
  const { data, error, size, setSize, mutate, isLoading, isValidating } = useSWRInfinite<
    HistoryPage,
    Error
  >(key, (path: string) => call<HistoryPage>(path), {
    ...(firstPage && isUnfiltered ? { fallbackData: [firstPage] } : {}),
  });

  useEffect(() => onCreation(() => void mutate()), [mutate]);

  const last = data?.at(-1);
  return {
    creations: data?.flatMap((page) => page.creations) ?? [],
    total: data?.[0]?.total,
    hasMore: Boolean(last?.nextCursor),
    isLoading: isLoading || (isValidating && !data),
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    failure: error?.message,
    loadMore: () => void setSize(size + 1),
    mutate,
  };
}
