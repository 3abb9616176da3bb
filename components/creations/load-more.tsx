import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface Props {
  hasMore: boolean;
  isLoading: boolean;
  onLoad: () => void;
}

/** Loads the next page when it scrolls into view; a button for those who do not scroll. */
export function LoadMore({ hasMore, isLoading, onLoad }: Props) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || isLoading) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), {
      rootMargin: '400px',
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [hasMore, isLoading, onLoad]);

  if (!hasMore) return null;
  return (
    <div ref={end} className="grid justify-center py-4">
      <Button isBusy={isLoading} onClick={onLoad}>
        Show more
      </Button>
    </div>
  );
}
