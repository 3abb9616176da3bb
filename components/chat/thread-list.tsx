'use client';

import Search from 'lucide-react/icons/search';
import SquarePen from 'lucide-react/icons/square-pen';
import { useDeferredValue, useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useDebounced } from './use-debounced';
import { groupByDay } from './group-by-day';
import { ThreadRow } from './thread-row';
import { useThreads } from './use-threads';

interface Props {
  current: string | undefined;
  /** Changes when the list should be read again. */
  version: number;
  onOpen: (id: string | undefined) => void;
}

/** The person's conversations: search, new, open, rename, delete with a way back. */
export function ThreadList({ current, version, onOpen }: Props) {
  const [search, setSearch] = useState('');
  const list = useThreads(useDebounced(search.trim(), 200), version);
  const groups = useDeferredValue(groupByDay(list.threads));

  const remove = async (id: string) => {
    if (!(await list.remove(id))) return;
    if (id === current) onOpen(undefined);
    toast(
      (shown) => (
        <span className="flex items-center gap-4">
          Conversation deleted
          <button
            type="button"
            className="text-accent-text min-h-9 font-medium underline underline-offset-4"
            onClick={() => {
              toast.dismiss(shown.id);
              void list.restore(id);
            }}
          >
            Undo
          </button>
        </span>
      ),
      { duration: 6_000 },
    );
  };

  return (
    <nav aria-label="Conversations" className="flex min-h-0 grow flex-col gap-3 p-3">
      <Button className="w-full" onClick={() => onOpen(undefined)}>
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
        {list.isLoading && list.threads.length === 0 ? (
          <div className="grid gap-3 p-2">
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-4/5" />
          </div>
        ) : null}
        {!list.isLoading && list.threads.length === 0 ? (
          <p className="text-ink-soft px-2 py-4 text-sm">
            {list.failure ??
              (search ? 'Nothing with these words.' : 'Your conversations will stand here.')}
          </p>
        ) : null}
        {groups.map(({ label, threads }) => (
          <section key={label} aria-label={label} className="pb-3">
            <h2 className="text-ink-soft px-3 py-1.5 text-xs">{label}</h2>
            {threads.map((thread) => (
              <ThreadRow
                key={thread.id}
                thread={thread}
                isCurrent={thread.id === current}
                onOpen={() => onOpen(thread.id)}
                onRename={(title) => void list.rename(thread.id, title)}
                onDelete={() => void remove(thread.id)}
              />
            ))}
          </section>
        ))}
        {list.hasMore ? (
          <Button size="sm" variant="ghost" className="w-full" onClick={list.loadMore}>
            Show older
          </Button>
        ) : null}
      </div>
    </nav>
  );
}
