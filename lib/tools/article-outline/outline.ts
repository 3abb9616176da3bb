import { z } from 'zod';
import { plainText } from '../plain-text';

const MOST_HEADINGS = 10;
const LEAST_HEADINGS = 3;
const MOST_POINTS = 8;

/** One section of an outline: its heading and what it says. */
export interface OutlineSection {
  heading: string;
  points: string[];
}

/** An outline that a person sends: 1 to 10 sections, as they left them. */
export const outlineInput = z
  .array(
    z.object({
      heading: plainText('a heading for every section', 200),
      points: z.array(plainText('a point', 300)).max(MOST_POINTS).default([]),
    }),
    'Send the outline as a list of sections.',
  )
  .min(1, 'An outline needs at least one section.')
  .max(MOST_HEADINGS, `An outline can have at most ${MOST_HEADINGS} sections.`);

const line = (most: number) =>
  z
    .string()
    .transform((text) => clean(text).slice(0, most).trim())
    .pipe(z.string().min(1));

const section = z.object({
  heading: line(200),
  points: z
    .array(line(300))
    .catch([])
    .transform((points) => points.slice(0, MOST_POINTS)),
});

/** A model's outline: 3 to 10 different headings, without numbering or Markdown. */
export const outlineAnswer = z.object({
  outline: z
    .array(section)
    .transform((sections) => distinct(sections).slice(0, MOST_HEADINGS))
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
