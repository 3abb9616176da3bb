import { monthNames, monthNumber } from './months.ts';

export type DateStyle = 'figures' | 'names' | 'years';

/** A month of a year as counted from year 0; year-only dates say so by `style`. */
export interface DatePoint {
  year: number;
  /** 1 to 12; undefined when only the year is given. */
  month: number | undefined;
  style: DateStyle;
}

export interface DateRange {
  start: DatePoint;
  /** Null for a range that lasts until now. */
  end: DatePoint | null;
  /** As written. */
  quote: string;
}

const PRESENT =
  "present|now|current|currently|today|ongoing|heute|laufend|aujourd[’']hui|présent|actuel|actualidad|actual|atual|presente|oggi|heden|nu|obecnie|настоящее время|по настоящее время|н\\.в\\.|至今|现在|現在|현재|الآن|حتى الآن|वर्तमान";
const YEAR = '(?:19[5-9]|20\\d)\\d';
const POINT = [
  `(?:${monthNames})\\.?,?\\s*(?:de\\s+)?(?:${YEAR}|[’']\\d\\d)`,
  `(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR}`,
  `${YEAR}\\s?[/.-]\\s?(?:1[0-2]|0?[1-9])(?!\\d)`,
  `${YEAR}年\\s?(?:1[0-2]|0?[1-9])月`,
  `${YEAR}年?`,
].join('|');
const TO = '\\s*(?:–|—|-|−|~|〜|to|until|till|bis|à|au|hasta|al?|até|tot|do|до|по)\\s*';
const EDGE = '(?<![\\p{L}\\d])';
const RANGE = new RegExp(`${EDGE}(${POINT})${TO}(${POINT}|${PRESENT})(?![\\p{L}\\d])`, 'giu');
const LONE_YEAR = new RegExp(`(?<!\\d)${YEAR}(?!\\d)`);
const IS_PRESENT = new RegExp(`^(?:${PRESENT})$`, 'iu');

function readPoint(text: string): DatePoint | null {
  const named = /^(\p{L}+)\.?,?\s*(?:de\s+)?[’']?(\d+)$/u.exec(text);
  if (named) {
    const short = Number(named[2]);
    const century = short > 50 ? 1900 : 2000;
    const year = short < 100 ? century + short : short;
    return { year, month: monthNumber(named[1] ?? ''), style: 'names' };
  }
  const [one = 0, two] = (text.match(/\d+/g) ?? []).map(Number);
  if (one === 0) return null;
  if (two === undefined) return { year: one, month: undefined, style: 'years' };
  const [year, month] = one > 12 ? [one, two] : [two, one];
  return { year, month, style: 'figures' };
}

/** Every range of dates in a line, in the months and words of nine languages. */
export function findDateRanges(text: string): DateRange[] {
  if (!/\d\d/.test(text)) return [];
  const ranges: DateRange[] = [];
  for (const [quote, from = '', to = ''] of text.matchAll(RANGE)) {
    const start = readPoint(from.trim());
    const end = IS_PRESENT.test(to.trim()) ? null : readPoint(to.trim());
    if (start && (end || IS_PRESENT.test(to.trim())))
      ranges.push({ start, end, quote: quote.trim() });
  }
  return ranges;
}

/** True when a line names a year at all, alone or in a range. */
export function hasYear(text: string): boolean {
  return LONE_YEAR.test(text);
}

/** Months since year 0; a year alone begins in January and ends in December. */
export function monthCount(point: DatePoint, edge: 'start' | 'end'): number {
  return point.year * 12 + (point.month ?? (edge === 'start' ? 1 : 12)) - 1;
}
