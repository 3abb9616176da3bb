import type { ReadPage } from '@/lib/tools/review-resume/types';

/** Icon-font letters, which have no shape outside their font, as empty boxes. */
const shown = (text: string) => text.replace(/[\uE000-\uF8FF]/gu, '▯');

/** The text as a tracking system reads it, in the order the file stores it. */
export function ResumeParserView({ pages }: { pages: readonly ReadPage[] }) {
  return (
    <details open className="border-line bg-surface group rounded-lg border">
      <summary className="flex min-h-12 items-center px-4 text-sm font-medium">
        What an ATS reads
      </summary>
      <div
        role="region"
        aria-label="Text as an ATS reads it"
        tabIndex={0}
        className="border-line max-h-[28rem] overflow-auto border-t p-4"
      >
        {pages.map(({ page, text, hidden }) => (
          <section key={page} className="grid gap-3">
            {pages.length > 1 ? (
              <h3 className="text-ink-soft mt-4 text-xs font-medium first:mt-0">Page {page}</h3>
            ) : null}
            <pre dir="auto" className="font-mono text-xs break-words whitespace-pre-wrap">
              {shown(text)}
            </pre>
            {hidden.length > 0 ? (
              <div className="bg-beet-soft grid gap-2 rounded-md p-3">
                <p className="text-beet text-xs font-semibold">Read by a parser, seen by nobody:</p>
                <pre className="font-mono text-xs break-words whitespace-pre-wrap">
                  {hidden.join('\n')}
                </pre>
              </div>
            ) : null}
          </section>
        ))}
      </div>
    </details>
  );
}
