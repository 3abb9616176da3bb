import { useAuth } from '@clerk/nextjs';
import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useApi } from '@/components/session/use-api';
import type { HistoryPage } from '@/lib/api/creations/read-history';
import { onCreation } from '@/lib/browser/creation-event';

export interface HistoryFilter {
  search: string;
  type: string;
}

/** The person is part of the key: the cache outlives a sign-out in the same tab. */
type Key = readonly [path: string, userId: string];

/** The person's creations page by page; reloads on the global `creation-generated` event. */
export function useHistory(filter: HistoryFilter, firstPage?: HistoryPage) {
  const { call } = useApi();
  const { userId } = useAuth();
  const key = (_: number, before: HistoryPage | null): Key | null => {
    if (!userId || (before && !before.nextCursor)) return null;
    const query = new URLSearchParams();
    if (filter.search) query.set('search', filter.search);
    if (filter.type) query.set('type', filter.type);
    if (before?.nextCursor) query.set('cursor', before.nextCursor);
    return [`/api/user/get-user-creations?${query}`, userId];
  };
  const isUnfiltered = !filter.search && !filter.type;
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<HistoryPage, Error>(
    key,
    ([path]: Key) => call<HistoryPage>(path),
    firstPage && isUnfiltered ? { fallbackData: [firstPage] } : {},
  );

  useEffect(() => onCreation(() => void mutate()), [mutate]);

  return {
    creations: data?.flatMap((page) => page.creations) ?? [],
    total: data?.[0]?.total ?? firstPage?.total,
    hasMore: Boolean(data?.at(-1)?.nextCursor),
    isLoading: !data && (!error || isValidating),
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    failure: error?.message,
    loadMore: () => void setSize(size + 1),
    mutate,
  };
}
