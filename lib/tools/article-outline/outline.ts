import { z } from 'zod';

const MOST_HEADINGS = 10;
const LEAST_HEADINGS = 3;
const MOST_POINTS = 8;

/** One section of an outline: its heading and what it says. */
export interface OutlineSection {
  heading: string;
  points: string[];
}

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
