import { useDeferredValue } from 'react';
import { Button } from '@/components/ui/button';
import { groupByDay } from './group-by-day';
import { loadToasts } from './notify';
import { ThreadRow } from './thread-row';
import { ThreadSkeleton } from './thread-skeleton';
import { useDebounced } from './use-debounced';
import { useThreads } from './use-threads';

export interface ThreadRowsProps {
  search: string;
  current: string | undefined;
  /** Changes when the list should be read again. */
  version: number;
  onOpen: (id: string | undefined, message?: string) => void;
}

/** The conversations that fit a search, under the days they were last used. */
export default function ThreadRows({ search, current, version, onOpen }: ThreadRowsProps) {
  const list = useThreads(useDebounced(search.trim(), 200), version);
  const groups = useDeferredValue(groupByDay(list.threads));

  const remove = async (id: string) => {
    if (!(await list.remove(id))) return;
    if (id === current) onOpen(undefined);
    await loadToasts();
    const { showUndo } = await import('@/components/shell/undo-toast');
    showUndo('Conversation deleted', () => void list.restore(id));
  };

  if (list.isLoading && list.threads.length === 0) return <ThreadSkeleton />;
  return (
    <>
      {list.threads.length === 0 ? (
        <p className="text-ink-soft px-2 py-4 text-sm">
          {list.failure ?? (search ? `No results for “${search}”.` : 'No conversations yet.')}
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
              onOpen={() => onOpen(thread.id, thread.match?.messageId)}
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
    </>
  );
}
