import { findDateRanges } from './date-ranges.ts';
import type { Line } from './line.ts';
import { isLetterSpaced, type SectionId, sectionHinted, sectionNamed } from './section-names.ts';

export interface Section {
  id: SectionId;
  /** The heading as written; empty for what is before the first heading. */
  title: string;
  heading: Line | null;
  lines: Line[];
}

const LONGEST_HEADING = 45;
const MOST_WORDS = 6;
const LARGER = 1.08;
/** A line this much larger than the headings is the name or a title. */
const TITLE = 1.4;

/** The size most letters of the resume are set in. */
export function bodySize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 10;
}

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();
const isShort = ({ text, isBullet }: Line) =>
  !isBullet &&
  text.length <= LONGEST_HEADING &&
  (text.split(' ').length <= MOST_WORDS || isLetterSpaced(text));
const titleOf = ({ text }: Line) => (isLetterSpaced(text) ? text.replaceAll(' ', '') : text);

/** Cuts a resume at its headings; headings we do not know make sections called `other`. */
export function readSections(lines: readonly Line[]): Section[] {
  const body = bodySize(lines);
  const stands = (line: Line) => line.isBold || line.size > body * LARGER || isCapitals(line.text);
  const named = (line: Line): SectionId | undefined => {
    if (!isShort(line)) return undefined;
    const isLoud = line.size > body * LARGER || isCapitals(line.text);
    return sectionNamed(line.text) ?? (isLoud ? sectionHinted(line.text) : undefined);
  };
  const headingSize = Math.min(
    ...lines.filter((line) => isShort(line) && sectionNamed(line.text)).map(({ size }) => size),
  );
  const isUnknownHeading = (line: Line) =>
    isShort(line) &&
    stands(line) &&
    line.size >= headingSize &&
    line.size < headingSize * TITLE &&
    line.size > body * LARGER &&
    /^\p{L}[\p{L}\s&/]+$/u.test(line.text) &&
    findDateRanges(line.text).length === 0;

  const sections: Section[] = [{ id: 'header', title: '', heading: null, lines: [] }];
  for (const line of lines) {
    const known = named(line);
    const isFirst = sections.length === 1 && line.size > headingSize;
    const id =
      known ?? (sections.length > 1 && !isFirst && isUnknownHeading(line) ? 'other' : null);
    if (id) sections.push({ id, title: titleOf(line), heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}
