import type { PdfPage, TextItem } from '@/lib/providers/pdf';

/** Words set side by side without a wide gap. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  /** Place of its first item in the order the file stores them. */
  order: number;
}

/** Everything on one baseline, left to right. */
export interface Row {
  y: number;
  segments: Segment[];
}

type Placed = TextItem & { order: number };

const SAME_BASELINE = 0.35;
const WORD_GAP = 0.12;
const WIDE_GAP = 1.6;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** The visible text of a page in rows from top to bottom, each cut where a wide gap is. */
export function rowsOf(page: PdfPage): Row[] {
  const placed = page.items
    .map((item, order): Placed => ({ ...item, order }))
    .filter((item) => !item.hidden && item.text.trim() !== '')
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: Placed[][] = [];
  for (const item of placed) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && item.y - first.y <= Math.max(item.size, first.size) * SAME_BASELINE) {
      row.push(item);
    } else rows.push([item]);
  }
  return rows.map((row) => ({ y: row[0]?.y ?? 0, segments: segmentsOf(row) }));
}

function segmentsOf(row: Placed[]): Segment[] {
  const segments: Segment[] = [];
  for (const item of row.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last ? item.x - last.right : Infinity;
    if (last && gap < Math.max(item.size, last.size) * WIDE_GAP) join(last, item, gap);
    else segments.push(segmentOf(item));
  }
  return segments;
}

function segmentOf({ text, x, width, y, size, isBold, order }: Placed): Segment {
  return { text: text.trim(), x, right: x + width, y, size, isBold, order };
}

function join(segment: Segment, item: Placed, gap: number): void {
  const space = gap > item.size * WORD_GAP || item.text.startsWith(' ') ? ' ' : '';
  const isReversed = RIGHT_TO_LEFT.test(item.text) && RIGHT_TO_LEFT.test(segment.text);
  const parts = isReversed ? [item.text.trim(), segment.text] : [segment.text, item.text.trim()];
  segment.text = parts.join(space);
  segment.right = Math.max(segment.right, item.x + item.width);
  segment.size = Math.max(segment.size, item.size);
  segment.isBold &&= item.isBold;
  segment.order = Math.min(segment.order, item.order);
}
