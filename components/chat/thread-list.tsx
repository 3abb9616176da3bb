'use client';

import Search from 'lucide-react/icons/search';
import SquarePen from 'lucide-react/icons/square-pen';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ThreadRowsProps } from './thread-rows';
import { ThreadSkeleton } from './thread-skeleton';
import { useIsWide } from './use-is-wide';

const ThreadRows = lazy(() => import('./thread-rows'));

interface Props extends Omit<ThreadRowsProps, 'search'> {
  /** True once the drawer is open. */
  isOpen: boolean;
}

/**
 * The person's conversations: search, new, open, rename, delete with a way back. On a phone the rows and
 * their code come when the drawer is opened.
 */
export function ThreadList({ isOpen, ...rows }: Props) {
  const [search, setSearch] = useState('');
  const isWide = useIsWide();
  return (
    <nav aria-label="Conversations" className="flex min-h-0 grow flex-col gap-3 p-3">
      <Button className="w-full" onClick={() => rows.onOpen(undefined)}>
        <SquarePen aria-hidden size={18} />
        New conversation
      </Button>
      <div className="relative">
        <Search
          aria-hidden
          size={16}
          className="text-ink-soft pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2"
        />
        <input
          type="search"
          aria-label="Search conversations"
          placeholder="Search"
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.target.value)}
          className="control h-11 pl-10 text-sm"
        />
      </div>
      <div className="-mx-1 min-h-0 grow overflow-y-auto px-1 pb-24">
        {isWide || isOpen ? (
          <Suspense fallback={<ThreadSkeleton />}>
            <ThreadRows {...rows} search={search} />
          </Suspense>
        ) : (
          <ThreadSkeleton />
        )}
      </div>
    </nav>
  );
}
