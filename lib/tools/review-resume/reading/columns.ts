import { findDateRanges } from './date-ranges.ts';
import type { Row, Segment } from './rows.ts';

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
const CELLS = 3;
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
  text.length <= 3 || /^[\d\s./–-]+$/.test(text) || findDateRanges(text).length > 0;

/** What decides whether a segment can be part of a column, worked out once for each. */
interface Weight {
  words: number;
  letters: number;
  isAside: boolean;
}
type Weights = ReadonlyMap<Segment, Weight>;

const weigh = (rows: readonly Row[]): Weights =>
  new Map(
    rows
      .flatMap(({ segments }) => segments)
      .map((segment) => {
        const { text } = segment;
        const words = text.split(' ').length;
        return [segment, { words, letters: text.length, isAside: isAside(text) }];
      }),
  );

function isColumn(segments: readonly Segment[], weights: Weights): boolean {
  if (segments.length < FEWEST_ROWS) return false;
  const sum = { words: 0, letters: 0, asides: 0 };
  for (const segment of segments) {
    const weight = weights.get(segment);
    sum.words += weight?.words ?? 0;
    sum.letters += weight?.letters ?? 0;
    sum.asides += weight?.isAside ? 1 : 0;
  }
  const isDense = sum.words >= FEWEST_WORDS || sum.letters >= FEWEST_WORDS * 5;
  return isDense && sum.asides < segments.length * MOSTLY;
}

/** The longest stretch of rows that nothing crosses at `split` and that has a column on each side. */
function stretchAt(rows: readonly Row[], split: number, weights: Weights): Columns | null {
  let best: Columns | null = null;
  let first = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    const isFree = row?.segments.every((each) => isLeft(each, split) || isRight(each, split));
    if (isFree) continue;
    const isLonger =
      at - first >= FEWEST_ROWS && (!best || at - 1 - first > best.last - best.first);
    const stretch = isLonger ? rows.slice(first, at) : [];
    const isTwo = (['left', 'right'] as const).every((which) =>
      isColumn(side(stretch, split, which), weights),
    );
    if (isLonger && isTwo) best = { first, last: at - 1, split };
    first = at + 1;
  }
  return best;
}

/** Finds a page's two columns by the gap between them; null when the text runs across the page. */
export function findColumns(rows: readonly Row[], pageWidth: number): Columns | null {
  const found: Columns[] = [];
  const weights = weigh(rows);
  for (let x = pageWidth * MARGIN; x <= pageWidth * (1 - MARGIN); x += STEP) {
    const stretch = stretchAt(rows, x, weights);
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

/** Rows of a table: three or more cells that start where cells of at least two other rows start. */
export function findTable(rows: readonly Row[]): Row[] {
  const wide = rows.filter(({ segments }) => segments.length >= CELLS);
  const edgeOf = ({ x }: Segment) => Math.round(x / SAME_EDGE);
  const edges = new Map<number, number>();
  for (const { segments } of wide) {
    for (const edge of new Set(segments.map(edgeOf))) edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
  const isShared = (segment: Segment) => {
    const edge = edgeOf(segment);
    const near = [edge - 1, edge, edge + 1].map((each) => edges.get(each) ?? 0);
    return near.reduce((sum, rowCount) => sum + rowCount, 0) >= CELL_ROWS;
  };
  const table = wide.filter(({ segments }) => segments.filter(isShared).length >= CELLS);
  return table.length >= CELL_ROWS ? table : [];
}
