import { z } from 'zod';
import { limits } from '../limits';
import { plainText } from '../plain-text';

const LEAST_HEADINGS = 3;

/** One section of an outline: its heading and what it says. */
export interface OutlineSection {
  heading: string;
  points: string[];
}

/** An outline that a person sends: 1 to 10 sections, as they left them. */
export const outlineInput = z
  .array(
    z.object({
      heading: plainText('a heading for every section', limits.heading),
      points: z.array(plainText('a point', limits.point)).max(limits.points).default([]),
    }),
    'Send the outline as a list of sections.',
  )
  .min(1, 'An outline needs at least one section.')
  .max(limits.headings, `An outline can have at most ${limits.headings} sections.`);

const line = (most: number) =>
  z
    .string()
    .transform((text) => clean(text).slice(0, most).trim())
    .pipe(z.string().min(1));

const section = z.object({
  heading: line(limits.heading),
  points: z
    .array(line(limits.point))
    .catch([])
    .transform((points) => points.slice(0, limits.points)),
});

/** A model's outline: 3 to 10 different headings, without numbering or Markdown. */
export const outlineAnswer = z.object({
  outline: z
    .array(section)
    .transform((sections) => distinct(sections).slice(0, limits.headings))
    .pipe(z.array(z.custom<OutlineSection>()).min(LEAST_HEADINGS)),
});

const clean = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:#{1,6}|\d{1,2}[.)]|[-*•])\s+/, '')
    .replace(/^\*\*(.*)\*\*$/, '$1');

function distinct(sections: readonly OutlineSection[]): OutlineSection[] {
  const seen = new Set<string>();
  return sections.filter(({ heading }) => {
    const key = heading.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
