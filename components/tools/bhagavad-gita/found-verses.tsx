import Link from 'next/link';
import type { VerseMatch } from '@/lib/providers/gita/search';
import { VerseList } from './verse-list';

const PAGE = 20;

interface Props {
  question: string;
  matches: readonly VerseMatch[];
  /** The page that is asked for, from 1. */
  page: number;
}

/** What a search found, a page at a time, with the words that fit marked. */
export function FoundVerses({ question, matches, page: asked }: Props) {
  const pages = Math.ceil(matches.length / PAGE);
  const page = Math.min(asked, pages);
  const shown = matches.slice((page - 1) * PAGE, page * PAGE);
  const count = matches.length === 1 ? '1 verse' : `${matches.length} verses`;
  return (
    <>
      <p className="text-ink-soft text-sm">
        {pages > 1 ? `${count}, page ${page} of ${pages}` : count}
      </p>
      <VerseList verses={shown.map(({ verse, matched }) => ({ ...verse, matched }))} />
      {pages > 1 ? (
        <nav aria-label="Pages of verses" className="flex justify-between gap-4">
          {page > 1 ? (
            <PageLink question={question} page={page - 1} label="Previous verses" />
          ) : (
            <span />
          )}
          {page < pages ? (
            <PageLink question={question} page={page + 1} label="More verses" />
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

function PageLink({ question, page, label }: { question: string; page: number; label: string }) {
  const query = new URLSearchParams({ q: question, page: String(page) });
  return (
    <Link
      prefetch={false}
      href={`/ai/bhagavad-gita?${query}`}
      className="text-accent-text inline-flex min-h-11 items-center font-medium"
    >
      {label}
    </Link>
  );
}
