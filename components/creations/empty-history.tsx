import Link from 'next/link';
import { EmptyBowl } from '@/components/ui/empty-bowl';
import { EmptyState } from '@/components/ui/empty-state';
import { Plate } from '@/components/ui/plate';
import { card as generateImages } from '@/lib/tools/generate-images/card';
import { card as reviewResume } from '@/lib/tools/review-resume/card';
import { card as writeArticle } from '@/lib/tools/write-article/card';

const firstTools = [writeArticle, generateImages, reviewResume];

/** What the list says when there is nothing in it, and where to begin. */
export function EmptyHistory({ isFiltered, search }: { isFiltered: boolean; search: string }) {
  if (isFiltered) {
    return (
      <EmptyState
        sentence={search ? `No results for “${search}”.` : 'No creations of this kind yet.'}
      />
    );
  }
  return (
    <div className="grid justify-items-center gap-2 pb-8">
      <EmptyState
        picture={<EmptyBowl />}
        sentence="Nothing here yet. Everything you make is saved here."
      />
      <ul aria-label="Where to begin" className="grid w-full gap-4 lg:grid-cols-3">
        {firstTools.map(({ path, icon, gradient, title, description }) => (
          <li key={path}>
            <Link
              href={path}
              className="border-line bg-surface hover:border-line-strong flex h-full items-start gap-4 rounded-lg border p-5 transition-colors"
            >
              <Plate icon={icon} gradient={gradient} size={40} />
              <span className="grid gap-1">
                <span className="font-display text-lg leading-snug">{title}</span>
                <span className="text-ink-soft text-sm">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
