import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';

/** What the list says when there is nothing in it. */
export function EmptyHistory({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState sentence="Nothing you made holds these words. Try fewer, or look in everything." />
    );
  }
  return (
    <EmptyState sentence="Nothing here yet. Everything you make is kept on this page, with what you asked for.">
      <div className="flex flex-wrap justify-center gap-3">
        <Link href="/ai/write-article" className={buttonStyle({ variant: 'primary' })}>
          Write an article
        </Link>
        <Link href="/ai/bhagavad-gita" className={buttonStyle()}>
          Draw a verse
        </Link>
      </div>
    </EmptyState>
  );
}
