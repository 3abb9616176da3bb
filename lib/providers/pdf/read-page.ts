import { area, clip, type Box } from './geometry.ts';
import { tracePaint, type Operator, type PaintedRun } from './paint-trace.ts';
import type { PdfjsPage, PdfjsText, PdfjsViewport } from './pdfjs.ts';
import type { HiddenRun, PdfPage, TextItem } from './types.ts';

const MOST_LINKS = 100;
const MOST_HIDDEN = 500;
const SAME_LINE = 1.5;
/** Points between two runs that read as a space. */
const SPACE = 0.5;
const BOLD_NAME = /bold|black|heavy/i;

/** What reading a page needs from the document around it. */
export interface PageSetting {
  /** pdf.js's operator names by number. */
  opNames: ReadonlyMap<number, string>;
  isLayerVisible(group: unknown): boolean;
}

/** Reads one page: positioned text, what of it is hidden, pictures and links. `text` is its plain text. */
export async function readPage(
  page: PdfjsPage,
  number: number,
  text: string,
  setting: PageSetting,
): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  const [left, bottom, right, top] = page.view;
  const view: Box = { left, bottom, right, top };
  const content = await page.getTextContent();
  const opName = (code: number) => setting.opNames.get(code) ?? '';
  const { fnArray, argsArray } = await page.getOperatorList();
  const operators = fnArray.map((code, at): Operator => ({
    name: opName(code),
    args: argsArray[at] ?? [],
  }));
  const { runs, pictures } = tracePaint(operators, view, setting.isLayerVisible, opName);
  const isBold = (font: string) => {
    if (!page.commonObjs.has(font)) return false;
    const { bold, black, name } = page.commonObjs.get(font);
    return Boolean(bold || black || BOLD_NAME.test(name ?? ''));
  };
  const items = content.items
    .filter((item): item is PdfjsText => 'str' in item && (item.str !== '' || item.hasEOL))
    .map((item) => toItem(item, viewport, isBold(item.fontName)));
  markHidden(items, runs, viewport);
  const covered = pictures.reduce((sum, box) => sum + area(clip(box, view)), 0);
  return {
    number,
    width: viewport.width,
    height: viewport.height,
    items,
    hidden: toHidden(runs, viewport),
    pictureShare: Math.min(1, covered / Math.max(1, area(view))),
    links: await linksOf(page),
    text,
  };
}

function toItem(item: PdfjsText, viewport: PdfjsViewport, isBold: boolean): TextItem {
  const [a, b, c, d, e, f] = item.transform;
  const [x, y] = viewport.convertToViewportPoint(e, f);
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    size: Math.hypot(c, d) || Math.hypot(a, b),
    font: item.fontName,
    isBold,
    isLineEnd: item.hasEOL,
  };
}

/** Marks the items at least half of whose letters were painted out of sight. */
function markHidden(items: TextItem[], runs: readonly PaintedRun[], viewport: PdfjsViewport): void {
  const byLine = new Map<number, { x: number; y: number; run: PaintedRun }[]>();
  for (const run of runs) {
    const [x, y] = viewport.convertToViewportPoint(...run.origin);
    const line = byLine.get(Math.round(y));
    if (line) line.push({ x, y, run });
    else byLine.set(Math.round(y), [{ x, y, run }]);
  }
  for (const item of items) {
    const row = Math.round(item.y);
    const near = [row - 1, row, row + 1].flatMap((key) => byLine.get(key) ?? []);
    const own = near.filter(
      ({ x, y }) =>
        Math.abs(y - item.y) <= SAME_LINE &&
        x >= item.x - 1 &&
        x < item.x + Math.max(1, item.width),
    );
    const letters = (hiddenOnly: boolean) =>
      own.reduce((sum, { run }) => sum + (!hiddenOnly || run.hidden ? run.text.length : 0), 0);
    const reason = own.find(({ run }) => run.hidden)?.run.hidden;
    if (reason && letters(true) * 2 >= letters(false)) item.hidden = reason;
  }
}

/** Hidden runs in painting order, those of one line and reason joined. */
function toHidden(runs: readonly PaintedRun[], viewport: PdfjsViewport): HiddenRun[] {
  const hidden: HiddenRun[] = [];
  let reached = 0;
  for (const run of runs) {
    if (!run.hidden || hidden.length >= MOST_HIDDEN) continue;
    const [x, y] = viewport.convertToViewportPoint(...run.origin);
    const last = hidden.at(-1);
    const isSameLine = last?.reason === run.hidden && Math.abs(last.y - y) <= SAME_LINE;
    if (last && isSameLine) last.text += x - reached > SPACE ? ` ${run.text}` : run.text;
    else hidden.push({ text: run.text, reason: run.hidden, x, y });
    [reached] = viewport.convertToViewportPoint(...run.end);
  }
  return hidden;
}

async function linksOf(page: PdfjsPage): Promise<string[]> {
  const annotations = await page.getAnnotations().catch(() => []);
  const links = annotations
    .filter(({ subtype }) => subtype === 'Link')
    .map(({ url, unsafeUrl }) => url ?? unsafeUrl ?? '')
    .filter((url) => url !== '' && url.length <= 500);
  return [...new Set(links)].slice(0, MOST_LINKS);
}
