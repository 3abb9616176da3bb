import type { PdfPage } from '@/lib/providers/pdf';
import { type Columns, countJumps, findColumns, findTable, side } from './columns.ts';
import type { Line } from './line.ts';
import { type Row, rowsOf, type Segment } from './rows.ts';

/** How a page is set, for the findings about parsers. */
export interface PageLayout {
  page: number;
  columns: {
    /** Jumps between the columns in the order the file stores its text. */
    jumps: number;
    rows: number;
    /** Rows as a parser reads them that goes straight across the page. */
    merged: string[];
  } | null;
  /** Rows of a table, cells joined with a bar. */
  table: string[];
}

const LONGEST = 1_000;
/** Rows above which a page is no page to read, and its layout is not looked into. */
const MOST_ROWS = 250;
const BULLET = /^[•●▪■◦○‣∙·►➤➢✓✔❖*–—-]\s*(?=\S)|^[\uE000-\uF8FF]\s*(?=\S)/u;
const LONE_BULLET = /^[•●▪■◦○‣∙·►➤➢✓✔❖*–—\uE000-\uF8FF-]$/u;

/** Text with single spaces and at most a thousand characters. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

function toLine(segments: readonly Segment[], page: number): Line {
  const first = segments[0];
  const opens = LONE_BULLET.test(first?.text ?? '') && segments.length > 1;
  const words = opens ? segments.slice(1) : segments;
  const text = tidy(words.map((segment) => segment.text).join(' '));
  return {
    text: opens ? text : text.replace(BULLET, ''),
    isBullet: opens || BULLET.test(text),
    page,
    x: words[0]?.x ?? 0,
    right: segments.at(-1)?.right ?? 0,
    y: first?.y ?? 0,
    size: Math.max(...segments.map(({ size }) => size)),
    isBold: words[0]?.isBold ?? false,
  };
}

/** The segments of one column gathered into its own rows. */
function linesOfSide(segments: readonly Segment[], page: number): Line[] {
  const byRow = Map.groupBy(segments, ({ y }) => Math.round(y));
  return [...byRow.values()].map((row) => toLine(row, page));
}

/** The visible lines of a page in the order a person reads them, and how the page is set. */
export function readLines(page: PdfPage): { lines: Line[]; layout: PageLayout } {
  const rows = rowsOf(page);
  const isSane = rows.length <= MOST_ROWS;
  const table = isSane ? findTable(rows) : [];
  const found = isSane ? findColumns(rows, page.width) : null;
  const columns = found && table.length * 2 > bothSides(rows, found).length ? null : found;
  const cells = new Set(columns ? [] : table);
  const across = (part: readonly Row[]) =>
    part.flatMap((row) =>
      cells.has(row)
        ? row.segments.map((cell) => toLine([cell], page.number))
        : [toLine(row.segments, page.number)],
    );
  const lines = columns
    ? [
        ...across(rows.slice(0, columns.first)),
        ...linesOfSide(side(within(rows, columns), columns.split, 'left'), page.number),
        ...linesOfSide(side(within(rows, columns), columns.split, 'right'), page.number),
        ...across(rows.slice(columns.last + 1)),
      ]
    : across(rows);
  return {
    lines: lines.filter(({ text }) => text !== ''),
    layout: {
      page: page.number,
      columns: columns && describe(rows, columns),
      table: [...cells].map(({ segments }) => tidy(segments.map(({ text }) => text).join(' | '))),
    },
  };
}

const within = (rows: readonly Row[], { first, last }: Columns) => rows.slice(first, last + 1);

/** The rows of a stretch that have words in both columns. */
const bothSides = (rows: readonly Row[], columns: Columns) =>
  within(rows, columns).filter(
    ({ segments }) =>
      segments.some(({ right }) => right <= columns.split) &&
      segments.some(({ x }) => x >= columns.split),
  );

function describe(rows: readonly Row[], columns: Columns) {
  const both = bothSides(rows, columns);
  return {
    jumps: countJumps(rows, columns),
    rows: both.length,
    merged: both.map(({ segments }) => tidy(segments.map(({ text }) => text).join(' '))),
  };
}
