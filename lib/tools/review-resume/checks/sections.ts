import type { Resume } from '../reading/resume.ts';
import type { SectionId } from '../reading/section-names.ts';
import type { Check, Loss } from '../types.ts';
import { check, list, quote } from './check.ts';

const NEEDED: readonly { id: SectionId; name: string; points: number; advice: string }[] = [
  {
    id: 'experience',
    name: 'Experience',
    points: 5,
    advice: 'Give your jobs a heading of their own that says “Experience”.',
  },
  {
    id: 'education',
    name: 'Education',
    points: 3,
    advice: 'Add “Education”, with the degree, the place and the year; one line is enough.',
  },
  {
    id: 'skills',
    name: 'Skills',
    points: 3,
    advice: 'Add “Skills” and list the tools and methods you would be asked about.',
  },
  {
    id: 'summary',
    name: 'Summary',
    points: 1,
    advice: 'Open with two lines that say what you do, for how long, and what you are best at.',
  },
];

/** Which sections a reader, and a parser, finds by their headings. */
export function checkSections({ sections, lines }: Resume): Check {
  const headings = sections.filter(({ heading }) => heading !== null);
  const evidence = quote(
    headings.length > 0 ? headings.flatMap(({ heading }) => heading ?? []) : lines.slice(0, 4),
  );
  const seen =
    headings.length > 0 ? 'These are the headings we found.' : 'We found no headings at all.';
  const missing = NEEDED.filter(({ id }) => !sections.some((section) => section.id === id));
  const losses: Loss[] = [];
  if (missing.length > 0) {
    const names = list(
      missing.map(({ name }) => `“${name}”`),
      'or',
    );
    losses.push({
      points: missing.reduce((sum, { points }) => sum + points, 0),
      sentence: `No section is called ${names} or the like. ${seen}`,
      advice: missing.map(({ advice }) => advice).join(' '),
      evidence,
    });
  }
  const empty = headings.filter(
    (section, at) => section.lines.length === 0 && headings[at + 1]?.lines.length !== 0,
  );
  if (empty.length > 0) {
    losses.push({
      points: 1,
      sentence: 'A heading has nothing below it.',
      advice: 'Fill the section or take its heading out.',
      evidence: quote(empty.flatMap(({ heading }) => heading ?? [])),
    });
  }
  const titles = headings.map(({ title }) => title);
  return check(
    'sections',
    'Sections',
    12,
    titles.length > 0 ? `We found ${list(titles.slice(0, 8))}.` : '',
    losses,
  );
}
