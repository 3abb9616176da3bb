import type { Evidence } from '@/lib/tools/review-resume/types';

/** A line of the resume, set apart as what it is: somebody's own words. */
export function ResumeQuote({ quote, page }: Evidence) {
  return (
    <blockquote className="border-line-strong text-ink-soft border-l-2 pl-3 text-sm">
      <span dir="auto">{quote}</span>
      <span className="text-xs whitespace-nowrap"> (page {page})</span>
    </blockquote>
  );
}
