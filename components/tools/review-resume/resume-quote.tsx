import { createContext, use } from 'react';
import type { Evidence } from '@/lib/tools/review-resume/types';

/** How many pages the quoted resume has; with one page nobody needs telling which. */
export const PageCount = createContext(1);

/** A line of the resume, set apart as what it is: a person's own words. */
export function ResumeQuote({ quote, page }: Evidence) {
  const pageCount = use(PageCount);
  return (
    <blockquote className="border-line-strong text-ink-soft border-l-2 pl-3 text-sm">
      <span dir="auto">{quote}</span>
      {pageCount > 1 ? <span className="text-xs whitespace-nowrap"> (page {page})</span> : null}
    </blockquote>
  );
}
