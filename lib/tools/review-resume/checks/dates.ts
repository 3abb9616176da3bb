import { type DatePoint, type DateStyle, monthCount } from '../reading/date-ranges.ts';
import { type Entry, readUndated } from '../reading/entries.ts';
import type { Resume } from '../reading/resume.ts';
import type { Check, Loss } from '../types.ts';
import { check, count, list, quote } from './check.ts';

const GAP_MONTHS = 6;
const FOREVER = Infinity;

const STYLES: Record<DateStyle, string> = {
  figures: 'figures such as 03/2021',
  names: 'month names such as March 2021',
  years: 'years alone such as 2021',
};

const startOf = ({ range }: Entry) => monthCount(range.start, 'start');
const endOf = ({ range }: Entry) => (range.end ? monthCount(range.end, 'end') : FOREVER);
const written = ({ year, month }: DatePoint) =>
  month ? `${String(month).padStart(2, '0')}/${year}` : String(year);

/** Whether the years add up: dated jobs, one way of writing, newest first, nothing unexplained. */
export function checkDates(resume: Resume): Check {
  const jobs = resume.entries.filter(({ section }) => section === 'experience');
  const losses = [
    undated(resume, jobs),
    reversed(resume.entries),
    mixedStyles(jobs),
    oldestFirst(jobs),
    ...gaps(resume.entries, jobs),
  ];
  const good = jobs.length > 0 ? `We read ${count(jobs.length, 'dated job')}.` : '';
  return check('dates', 'Dates and gaps', 12, good, losses);
}

function undated(resume: Resume, jobs: readonly Entry[]): Loss | null {
  const experience = resume.sections.filter(({ id }) => id === 'experience');
  if (experience.length === 0) return null;
  const titles = experience.flatMap(readUndated);
  if (jobs.length > 0 && titles.length === 0) return null;
  const lines = titles.length > 0 ? titles : experience.flatMap((section) => section.lines);
  return {
    points: jobs.length === 0 ? 8 : Math.min(4, titles.length * 2),
    sentence:
      jobs.length === 0
        ? 'No job has dates we could read.'
        : `${count(titles.length, 'job has', 'jobs have')} no dates.`,
    advice:
      'Put month and year of beginning and end beside every job, for example 03/2021 – Present.',
    evidence: quote(lines),
  };
}

function reversed(entries: readonly Entry[]): Loss | null {
  const wrong = entries.filter((entry) => endOf(entry) < startOf(entry));
  if (wrong.length === 0) return null;
  return {
    points: 2,
    sentence: `${count(wrong.length, 'entry ends', 'entries end')} before it begins.`,
    advice: 'Check these years; a slip here makes the rest look careless.',
    evidence: quote(wrong.map(({ line }) => line)),
  };
}

function mixedStyles(jobs: readonly Entry[]): Loss | null {
  const points = jobs.flatMap(({ range }) => [range.start, ...(range.end ? [range.end] : [])]);
  const styles = [...new Set(points.map(({ style }) => style))];
  if (styles.length < 2) return null;
  const samples = styles.flatMap(
    (style) => jobs.find(({ range }) => range.start.style === style)?.line ?? [],
  );
  return {
    points: 2,
    sentence: `The dates of your jobs are written in ${styles.length} ways: ${list(styles.map((style) => STYLES[style]))}.`,
    advice: 'Choose one way, month and year, and keep to it.',
    evidence: quote(samples.length > 0 ? samples : jobs.map(({ line }) => line)),
  };
}

function oldestFirst(jobs: readonly Entry[]): Loss | null {
  const steps = jobs.slice(1).map((job, at) => startOf(job) - startOf(jobs[at] ?? job));
  const rising = steps.filter((step) => step > 0).length;
  if (rising === 0 || rising <= steps.length / 2) return null;
  return {
    points: 2,
    sentence: 'Your oldest job comes first.',
    advice: 'Reverse the order: a recruiter reads the first job and skims the rest.',
    evidence: quote(jobs.slice(0, 2).map(({ line }) => line)),
  };
}

/** Stretches of more than six months between jobs that nothing on the page covers. */
function gaps(entries: readonly Entry[], jobs: readonly Entry[]): Loss[] {
  const first = Math.min(...jobs.map(startOf));
  const known = entries.filter((entry) => endOf(entry) >= startOf(entry));
  const order = known.toSorted((a, b) => startOf(a) - startOf(b) || endOf(a) - endOf(b));
  const found: Loss[] = [];
  let reached: Entry | undefined;
  for (const entry of order) {
    const missing = reached ? startOf(entry) - endOf(reached) - 1 : 0;
    if (reached?.range.end && missing > GAP_MONTHS && startOf(entry) > first) {
      const [from, to] = [written(reached.range.end), written(entry.range.start)];
      found.push({
        points: 2,
        sentence: `Between ${from} and ${to} nothing is said about ${count(missing, 'month')}.`,
        advice: 'A recruiter will ask. One honest line, such as study, care or travel, answers it.',
        evidence: quote([reached.line, entry.line]),
      });
    }
    if (!reached || endOf(entry) > endOf(reached)) reached = entry;
  }
  return found;
}
