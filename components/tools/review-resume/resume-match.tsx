import type { JobMatch } from '@/lib/tools/review-resume/types';
import { ResumeQuote } from './resume-quote';

/** What a job description asks for: where the resume shows it, and what it does not say. */
export function ResumeMatch({ match: { matched, missing } }: { match: JobMatch }) {
  const all = matched.length + missing.length;
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <h3 className="font-display text-xl">The job description</h3>
        <p>
          {all > 0
            ? `Your resume has ${matched.length} of the ${all} things it asks for.`
            : 'We found no requirements in it. Paste the part that lists them.'}
        </p>
      </div>
      {missing.length > 0 ? (
        <section className="grid gap-3">
          <h4 className="text-lg font-semibold">Not found: add only what is true</h4>
          <ul className="grid gap-2">
            {missing.map(({ keyword, asked }) => (
              <li key={keyword} className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <span className="font-medium break-words">{keyword}</span>
                <span className="text-ink-soft text-sm sm:pt-0.5">“{asked}”</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {matched.length > 0 ? (
        <section className="grid gap-3">
          <h4 className="text-lg font-semibold">Found</h4>
          <ul className="grid gap-3">
            {matched.map(({ keyword, section, quote, page }) => (
              <li key={keyword} className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <span>
                  <span className="font-medium break-words">{keyword}</span>
                  <span className="text-ink-soft block text-sm">{section}</span>
                </span>
                <ResumeQuote quote={quote} page={page} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </section>
  );
}
