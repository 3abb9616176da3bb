import type { OwnReview, ResumeReview } from '@/lib/tools/review-resume/types';
import { ResumeChecks } from './resume-checks';
import { ResumeMatch } from './resume-match';
import { ResumeNotes } from './resume-notes';
import { PageCount } from './resume-quote';
import { ResumeScore } from './resume-score';

const plural = (amount: number, word: string) =>
  `${amount.toLocaleString()} ${word}${amount === 1 ? '' : 's'}`;

/** A whole review: the score first, then what to fix, then why. */
export function ResumeReport({ review: { own, match, notes } }: { review: ResumeReview }) {
  return (
    <PageCount value={own.pageCount}>
      <div className="grid gap-10">
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center gap-6">
            <ResumeScore score={own.score} />
            <div className="grid min-w-0 flex-1 basis-60 gap-2">
              <p className="font-display text-xl">{own.verdict}</p>
              <p className="text-ink-soft text-sm">
                {plural(own.pageCount, 'page')} · {plural(own.wordCount, 'word')} · {own.language}
              </p>
            </div>
          </div>
          <FirstFixes own={own} />
        </div>
        {notes ? <ResumeNotes notes={notes} /> : null}
        {match ? <ResumeMatch match={match} /> : null}
        <ResumeChecks checks={own.checks} />
      </div>
    </PageCount>
  );
}

/** The three dearest losses as a short list of things to do. */
function FirstFixes({ own }: { own: OwnReview }) {
  const losses = own.checks.flatMap((check) => check.losses.filter(({ points }) => points > 0));
  const first = losses.toSorted((a, b) => b.points - a.points).slice(0, 3);
  if (first.length === 0) return null;
  return (
    <section className="bg-sunken grid gap-3 rounded-lg p-5">
      <h3 className="font-semibold">Fix first</h3>
      <ol className="grid list-decimal gap-2 pl-5">
        {first.map(({ sentence, advice }) => (
          <li key={sentence}>
            <span className="font-medium">{sentence}</span>{' '}
            <span className="text-ink-soft">{advice}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
