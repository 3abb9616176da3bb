'use client';

import { useAuth } from '@clerk/nextjs';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-style';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Spinner } from '@/components/ui/spinner';
import { HistoryCard } from './history-card';
import { StatTile } from './stat-tile';
import { useHistory } from './use-history';

const everything = { search: '', type: '' };

/** What the person has made, how much, and on which plan. */
export function Dashboard() {
  const { has } = useAuth();
  const history = useHistory(everything);
  return (
    <div className="grid gap-8">
      <h1 className="font-display text-2xl">Dashboard</h1>
      <dl className="grid gap-4 sm:grid-cols-2">
        <StatTile label="Total Creations" value={history.total ?? '–'} />
        <StatTile label="Active Plan" value={has?.({ plan: 'premium' }) ? 'Premium' : 'Free'} />
      </dl>
      <section className="grid gap-4" aria-labelledby="recent">
        <h2 id="recent" className="font-display text-xl">
          Recent Creations
        </h2>
        {history.failure ? (
          <ErrorNote message={history.failure} onRetry={() => void history.mutate()} />
        ) : null}
        {history.isLoading ? (
          <p className="grid place-items-center py-16">
            <Spinner size={32} label="Loading your creations" />
          </p>
        ) : null}
        {history.creations.map((creation) => (
          <HistoryCard key={creation.id} creation={creation} />
        ))}
        {history.total === 0 ? (
          <EmptyState sentence="Nothing here yet. Everything you make is kept on this page.">
            <Link href="/ai/write-article" className={buttonStyle({ variant: 'primary' })}>
              Write your first article
            </Link>
          </EmptyState>
        ) : null}
        {history.hasMore ? (
          <Button
            className="justify-self-center"
            isBusy={history.isLoadingMore}
            onClick={history.loadMore}
          >
            Show more
          </Button>
        ) : null}
      </section>
    </div>
  );
}
