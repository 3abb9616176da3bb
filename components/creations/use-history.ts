import { useEffect } from 'react';
import { usePages } from '@/components/session/use-pages';
import type { HistoryPage } from '@/lib/api/creations/read-history';
import { onCreation } from '@/lib/browser/creation-event';

export interface HistoryFilter {
  search: string;
  type: string;
}

/** The person's creations page by page; reloads on the global `creation-generated` event. */
export function useHistory({ search, type }: HistoryFilter, firstPage?: HistoryPage) {
  const { pages, mutate, ...list } = usePages<HistoryPage>(
    '/api/user/get-user-creations',
    { search, type },
    { firstPage: search || type ? undefined : firstPage },
  );

  useEffect(() => onCreation(() => void mutate()), [mutate]);

  return {
    ...list,
    creations: pages?.flatMap((page) => page.creations) ?? [],
    total: pages?.[0]?.total ?? firstPage?.total,
    mutate,
  };
}
