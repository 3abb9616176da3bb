'use client';

import { useAuth } from '@clerk/nextjs';
import { useState } from 'react';
import { ErrorNote } from '@/components/ui/error-note';
import { Spinner } from '@/components/ui/spinner';
import type { HistoryPage } from '@/lib/api/creations/read-history';
import { EmptyHistory } from './empty-history';
import { HistoryCard } from './history-card';
import { HistoryFilterBar } from './history-filter-bar';
import { HistoryMenu } from './history-menu';
import { LoadMore } from './load-more';
import { StatTile } from './stat-tile';
import { useCreationActions } from './use-creation-actions';
import { type HistoryFilter, useHistory } from './use-history';

interface Props {
  /** What the server read for the person; the browser loads it where that did not work. */
  firstPage?: HistoryPage | undefined;
  /** The plan as the server saw it, until the session is there. */
  isPremium: boolean;
}

/** What the person has made, how much, and on which plan. */
export function Dashboard({ firstPage, isPremium }: Props) {
  const { has } = useAuth();
  const plan = (has?.({ plan: 'premium' }) ?? isPremium) ? 'Premium' : 'Free';
  const [filter, setFilter] = useState<HistoryFilter>({ search: '', type: '' });
  const history = useHistory(filter, firstPage);
  const actions = useCreationActions(() => void history.mutate());
  const isFiltered = Boolean(filter.search || filter.type);
  const isEmpty = !history.isLoading && !history.failure && history.creations.length === 0;
  return (
    <div className="grid gap-8">
      <h1 className="font-display text-2xl">Dashboard</h1>
      <dl className="grid grid-cols-2 gap-4">
        <StatTile label="Total Creations" value={history.total ?? '–'} />
        <StatTile label="Active Plan" value={plan} />
      </dl>
      <section className="grid gap-4" aria-labelledby="recent">
        <div className="flex items-center justify-between gap-4">
          <h2 id="recent" className="font-display text-xl">
            Recent Creations
          </h2>
          {history.total ? (
            <HistoryMenu total={history.total} onDeleteAll={actions.removeAll} />
          ) : null}
        </div>
        {history.total || isFiltered ? (
          <HistoryFilterBar filter={filter} onChange={setFilter} />
        ) : null}
        {history.failure ? (
          <ErrorNote message={history.failure} onRetry={() => void history.mutate()} />
        ) : null}
        {history.creations.map((creation) => (
          <HistoryCard key={creation.id} creation={creation} actions={actions} />
        ))}
        {history.isLoading ? (
          <p className="grid place-items-center py-16">
            <Spinner size={32} label="Loading your creations" />
          </p>
        ) : null}
        {isEmpty ? <EmptyHistory isFiltered={isFiltered} search={filter.search} /> : null}
        <LoadMore
          hasMore={history.hasMore}
          isLoading={history.isLoadingMore}
          onLoad={history.loadMore}
        />
      </section>
    </div>
  );
}
