import { CopyButton } from '@/components/ui/copy-button';
import type { ModelNotes, Remark, Rewrite } from '@/lib/tools/review-resume/types';
import { ResumeQuote } from './resume-quote';

/** What the model adds: every remark with the line it speaks of, every rewrite beside its original. */
export function ResumeNotes({ notes }: { notes: ModelNotes }) {
  const { summary, strengths, concerns, rewrites, dropped } = notes;
  return (
    <section className="grid gap-8">
      <div className="grid gap-3">
        <h3 className="font-display text-xl">The reviewer’s notes</h3>
        {summary ? <p className="text-lg">{summary}</p> : null}
      </div>
      <Rewrites rewrites={rewrites} />
      <Remarks title="What works" remarks={strengths} />
      <Remarks title="What a recruiter will ask" remarks={concerns} />
      {dropped > 0 ? (
        <p className="text-ink-soft text-sm">
          {dropped === 1 ? 'One note was' : `${dropped} notes were`} left out because{' '}
          {dropped === 1 ? 'it' : 'they'} quoted or claimed something your resume does not say.
        </p>
      ) : null}
    </section>
  );
}

function Remarks({ title, remarks }: { title: string; remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h4 className="text-lg font-semibold">{title}</h4>
      <ul className="grid gap-5">
        {remarks.map(({ quote, page, text }) => (
          <li key={text} className="grid gap-2">
            <p>{text}</p>
            <ResumeQuote quote={quote} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rewrites({ rewrites }: { rewrites: readonly Rewrite[] }) {
  if (rewrites.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h4 className="text-lg font-semibold">Lines, said better</h4>
      <ul className="grid gap-4">
        {rewrites.map(({ quote, page, suggestion, why }) => (
          <li key={suggestion} className="border-line bg-raised grid gap-3 rounded-lg border p-4">
            <ResumeQuote quote={quote} page={page} />
            <p dir="auto" className="text-lg font-medium">
              {suggestion}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-ink-soft min-w-0 flex-1 basis-48 text-sm">{why}</p>
              <CopyButton content={suggestion} label="Copy line" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
