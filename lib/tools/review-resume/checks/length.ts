import { monthCount } from '../reading/date-ranges.ts';
import type { Resume } from '../reading/resume.ts';
import type { Check, Loss } from '../types.ts';
import { check, count, quote } from './check.ts';

const OF = 8;
const THIN = 120;
const SHORT = 200;
const LONG = 1_200;
const SENIOR_YEARS = 10;

/** Years from the first dated job to the last date on the page; never measured against today. */
export function yearsOfWork({ entries }: Resume): number {
  const jobs = entries.filter(({ section }) => section === 'experience').map(({ range }) => range);
  const starts = jobs.map(({ start }) => monthCount(start, 'start'));
  const ends = jobs.map(({ start, end }) => monthCount(end ?? start, end ? 'end' : 'start'));
  return jobs.length === 0 ? 0 : (Math.max(...ends) - Math.min(...starts) + 1) / 12;
}

/** Whether there is enough to judge and no more than will be read. */
export function checkLength(resume: Resume): Check {
  const pages = resume.pdf.pageCount;
  const size = `${count(resume.wordCount, 'word')} on ${count(pages, 'page')}`;
  return check('length', 'Length', OF, `${size}.`, [tooShort(resume, size), tooLong(resume, size)]);
}

function tooShort({ wordCount, lines }: Resume, size: string): Loss | null {
  if (wordCount >= SHORT) return null;
  return {
    points: wordCount < THIN ? 6 : 3,
    sentence: `There is little to judge: ${size}.`,
    advice: 'Aim for one well-filled page: two to five lines for each job of the last ten years.',
    evidence: quote(lines.slice(-2)),
  };
}

function tooLong(resume: Resume, size: string): Loss | null {
  const pages = resume.pdf.pageCount;
  const years = yearsOfWork(resume);
  const fair = years >= SENIOR_YEARS ? 3 : 2;
  const points = pages > fair ? Math.min(OF, 3 + (pages - fair - 1) * 2) : 0;
  const isWordy = resume.wordCount > LONG;
  if (points === 0 && !isWordy) return null;
  const firstTooMany = resume.lines.filter(({ page }) => page > fair);
  return {
    points: Math.max(points, isWordy ? 2 : 0),
    sentence: `It is long: ${size} for about ${count(Math.max(1, Math.round(years)), 'year')} of work.`,
    advice: `Keep it to ${fair} pages. Shorten the oldest jobs to one line each and cut what repeats.`,
    evidence: quote((firstTooMany.length > 0 ? firstTooMany : resume.lines.slice(-3)).slice(0, 3)),
  };
}
