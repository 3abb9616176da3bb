'use client';

import { useAuth } from '@clerk/nextjs';
import useSWRInfinite from 'swr/infinite';
import { useApi } from './use-api';

interface Page {
  nextCursor: string | null;
}

/** The person is part of the key: the cache outlives a sign-out in the same tab. */
type Key = readonly [path: string, userId: string];

interface Options<P> {
  /** What the server has read already. */
  firstPage?: P | undefined;
  /** Shows the last list while another one is fetched. */
  keepsPrevious?: boolean;
}

/** A list of the signed-in person's, page by page; `query` holds what is not empty of its values. */
export function usePages<P extends Page>(
  path: string,
  query: Record<string, string>,
  { firstPage, keepsPrevious = false }: Options<P> = {},
) {
  const { call } = useApi();
  const { userId } = useAuth();
  const key = (_: number, before: P | null): Key | null => {
    if (!userId || (before && !before.nextCursor)) return null;
    const asked = Object.entries({ ...query, cursor: before?.nextCursor ?? '' });
    return [`${path}?${new URLSearchParams(asked.filter(([, value]) => value))}`, userId];
  };
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<P, Error>(
    key,
    ([address]: Key) => call<P>(address),
    { keepPreviousData: keepsPrevious, ...(firstPage ? { fallbackData: [firstPage] } : {}) },
  );
  return {
    pages: data,
    hasMore: Boolean(data?.at(-1)?.nextCursor),
    isLoading: !data && (!error || isValidating),
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    failure: error?.message,
    loadMore: () => void setSize(size + 1),
    mutate,
  };
}
