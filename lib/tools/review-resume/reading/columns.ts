import { findDateRanges } from './date-ranges';
import type { Row, Segment } from './rows';

/** A stretch of rows set in two columns, with the x between them. */
export interface Columns {
  first: number;
  last: number;
  split: number;
}

const STEP = 4;
const MARGIN = 0.15;
const FEWEST_ROWS = 5;
const FEWEST_WORDS = 12;
const MOSTLY = 0.6;
const CELL_ROWS = 3;
const SAME_EDGE = 3;

const isLeft = (segment: Segment, split: number) => segment.right <= split;
const isRight = (segment: Segment, split: number) => segment.x >= split;

/** The segments of one side of a split, in reading order. */
export function side(rows: readonly Row[], split: number, which: 'left' | 'right'): Segment[] {
  const test = which === 'left' ? isLeft : isRight;
  return rows.flatMap((row) => row.segments.filter((segment) => test(segment, split)));
}

const isAside = (text: string) =>
  findDateRanges(text).length > 0 || /^[\d\s./–-]+$/.test(text) || text.length <= 3;

const isColumn = (segments: readonly Segment[]) => {
  const words = segments.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const asides = segments.filter(({ text }) => isAside(text)).length;
  const letters = segments.reduce((sum, { text }) => sum + text.length, 0);
  const isDense = words >= FEWEST_WORDS || letters >= FEWEST_WORDS * 5;
  return segments.length >= FEWEST_ROWS && isDense && asides < segments.length * MOSTLY;
};

/** The longest stretch of rows that nothing crosses at `split` and that has a column on each side. */
function stretchAt(rows: readonly Row[], split: number): Columns | null {
  let best: Columns | null = null;
  let first = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    const isFree = row?.segments.every((each) => isLeft(each, split) || isRight(each, split));
    if (isFree) continue;
    const stretch = rows.slice(first, at);
    const isTwo = isColumn(side(stretch, split, 'left')) && isColumn(side(stretch, split, 'right'));
    if (isTwo && (!best || at - 1 - first > best.last - best.first)) {
      best = { first, last: at - 1, split };
    }
    first = at + 1;
  }
  return best;
}

/** Finds a page's two columns by the gap between them; null when the text runs across the page. */
export function findColumns(rows: readonly Row[], pageWidth: number): Columns | null {
  const found: Columns[] = [];
  for (let x = pageWidth * MARGIN; x <= pageWidth * (1 - MARGIN); x += STEP) {
    const stretch = stretchAt(rows, x);
    if (stretch) found.push(stretch);
  }
  const longest = Math.max(...found.map(({ first, last }) => last - first));
  const widest = found.filter(({ first, last }) => last - first === longest);
  return widest[Math.floor(widest.length / 2)] ?? null;
}

/** How often the order the file stores the text in jumps from one column to the other. */
export function countJumps(rows: readonly Row[], { first, last, split }: Columns): number {
  const stored = rows
    .slice(first, last + 1)
    .flatMap(({ segments }) => segments)
    .sort((a, b) => a.order - b.order);
  return stored.filter((segment, at) => {
    const before = stored[at - 1];
    return before !== undefined && isLeft(before, split) !== isLeft(segment, split);
  }).length;
}

/** Rows of a table: three or more cells that start at the same edges in at least three rows. */
export function findTable(rows: readonly Row[]): Row[] {
  const wide = rows.filter(({ segments }) => segments.length >= 3);
  const alike = (row: Row, other: Row) =>
    row.segments.filter(({ x }) => other.segments.some((cell) => Math.abs(cell.x - x) <= SAME_EDGE))
      .length >= 3;
  const groups = wide.map((row) => wide.filter((other) => alike(row, other)));
  const largest = groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return largest.length >= CELL_ROWS ? largest : [];
}
