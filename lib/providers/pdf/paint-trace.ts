import { contrast, parseColour } from './colour.ts';
import { type Box, contains, type Matrix, type Point, transformBox } from './geometry.ts';
import { Grounds } from './grounds.ts';
import { PaintStack } from './paint-state.ts';
import { type Glyph, setText } from './text-run.ts';
import type { HiddenReason } from './types.ts';

/** The parts of pdf.js operators this reads; see its `OPS` table. */
export interface Operator {
  name: string;
  args: readonly unknown[];
}

export interface PaintedRun {
  text: string;
  /** Start of the baseline in the page's own coordinates. */
  origin: Point;
  /** End of the baseline. */
  end: Point;
  hidden: HiddenReason | null;
}

export interface PaintTrace {
  runs: PaintedRun[];
  pictures: Box[];
}

interface Run extends PaintedRun {
  box: Box;
  order: number;
}

const LEGIBLE_CONTRAST = 1.12;
const LEGIBLE_SIZE = 2;
const LEGIBLE_ALPHA = 0.1;
const SOLID_ALPHA = 0.95;
const FILLS = new Set([
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
]);
const UNPAINTED_MODES = new Set([3, 7]);
const STROKED_ONLY_MODES = new Set([1, 5]);

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const matrixOf = (value: unknown) => Array.from(value as ArrayLike<number>) as unknown as Matrix;

/**
 * Follows a page's paint operators and tells which runs of text a person cannot see, and where
 * pictures stand. `view` is the visible box; `isLayerVisible` answers for optional content groups and
 * `opName` names the numbers that paths carry.
 */
export function tracePaint(
  operators: Iterable<Operator>,
  view: Box,
  isLayerVisible: (group: unknown) => boolean,
  opName: (code: number) => string,
): PaintTrace {
  const stack = new PaintStack();
  const runs: Run[] = [];
  const grounds = new Grounds();
  const pictures: Box[] = [];
  const layers: boolean[] = [];
  let order = 0;
  let previous = '';

  const addPicture = () => {
    const box = transformBox(stack.now.matrix, [0, 0, 1, 1]);
    pictures.push(box);
    grounds.add(box, null, order);
  };
  const reasonFor = (box: Box, size: number): HiddenReason | null => {
    const { textMode, alpha, groupAlpha, fill } = stack.now;
    const middle: Point = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
    if (layers.includes(false)) return 'hidden-layer';
    if (UNPAINTED_MODES.has(textMode)) return 'invisible';
    if (alpha * groupAlpha < LEGIBLE_ALPHA) return 'transparent';
    if (size < LEGIBLE_SIZE) return 'tiny';
    if (!contains(view, middle)) return 'off-page';
    const ground = grounds.colourAt(middle);
    const isTold = fill && ground && !STROKED_ONLY_MODES.has(textMode);
    return isTold && contrast(fill, ground) < LEGIBLE_CONTRAST ? 'same-colour' : null;
  };
  const showText = (glyphs: readonly (Glyph | number | null)[]) => {
    const { text, origin, end, box, size } = setText(stack, glyphs);
    if (/\S/u.test(text))
      runs.push({ text, origin, end, box, order, hidden: reasonFor(box, size) });
  };
  const setGraphics = (entries: readonly (readonly [string, unknown])[]) => {
    for (const [key, value] of entries) {
      if (key === 'ca') stack.now.alpha = number(value);
      if (key === 'Font' && Array.isArray(value)) stack.now.fontSize = number(value[1]);
    }
  };

  const handlers: Record<string, (args: readonly unknown[]) => void> = {
    save: () => stack.save(),
    restore: () => {
      // Pictures are left undecoded and unlisted; a placement with nothing painted in it was one.
      if (previous === 'transform') addPicture();
      stack.restore();
    },
    transform: (args) => stack.transform(matrixOf(args)),
    paintFormXObjectBegin: ([matrix]) => {
      stack.save();
      if (matrix) stack.transform(matrixOf(matrix));
    },
    paintFormXObjectEnd: () => stack.restore(),
    beginGroup: () => {
      stack.save();
      stack.now.groupAlpha *= stack.now.alpha;
      stack.now.alpha = 1;
    },
    endGroup: () => stack.restore(),
    beginMarkedContentProps: ([tag, group]) => layers.push(tag !== 'OC' || isLayerVisible(group)),
    beginMarkedContent: () => layers.push(true),
    endMarkedContent: () => layers.pop(),
    setGState: ([entries]) => setGraphics(entries as readonly (readonly [string, unknown])[]),
    setFillRGBColor: ([colour]) => (stack.now.fill = parseColour(colour)),
    setFillColorN: () => (stack.now.fill = null),
    setFillTransparent: () => (stack.now.fill = null),
    constructPath: ([code, , bounds]) => {
      if (!bounds || !FILLS.has(opName(number(code)))) return;
      const { alpha, groupAlpha, fill, matrix } = stack.now;
      const box = transformBox(matrix, bounds as ArrayLike<number> & Iterable<number>);
      grounds.add(box, alpha * groupAlpha < SOLID_ALPHA ? null : fill, order);
    },
    shadingFill: () => grounds.add(view, null, order),
    beginText: () => stack.setTextMatrix([1, 0, 0, 1, 0, 0]),
    setFont: ([, size]) => (stack.now.fontSize = number(size)),
    setTextRenderingMode: ([mode]) => (stack.now.textMode = number(mode)),
    setCharSpacing: ([value]) => (stack.now.charSpacing = number(value)),
    setWordSpacing: ([value]) => (stack.now.wordSpacing = number(value)),
    setHScale: ([value]) => (stack.now.stretch = number(value) / 100),
    setTextRise: ([value]) => (stack.now.rise = number(value)),
    setLeading: ([value]) => (stack.now.leading = -number(value)),
    setTextMatrix: ([matrix]) => stack.setTextMatrix(matrixOf(matrix)),
    moveText: ([x, y]) => stack.moveLine(number(x), number(y)),
    setLeadingMoveText: ([x, y]) => {
      stack.now.leading = number(y);
      stack.moveLine(number(x), number(y));
    },
    nextLine: () => stack.moveLine(0, stack.now.leading),
    showText: ([glyphs]) => showText(glyphs as readonly (Glyph | number | null)[]),
  };

  for (const { name, args } of operators) {
    order += 1;
    handlers[name]?.(args);
    if (name !== 'dependency') previous = name;
  }
  for (const run of runs) {
    if (!run.hidden && grounds.covers(run.box, run.order)) run.hidden = 'covered';
  }
  return {
    runs: runs.map(({ text, origin, end, hidden }) => ({ text, origin, end, hidden })),
    pictures,
  };
}
