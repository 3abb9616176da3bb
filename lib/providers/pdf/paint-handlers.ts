import { parseColour } from './colour.ts';
import type { Matrix } from './geometry.ts';
import type { PaintStack } from './paint-state.ts';
import type { PaintedPage } from './painted-page.ts';
import type { Glyph } from './text-run.ts';

/** What pdf.js operators do, by their names in its `OPS` table. */
export type Handlers = Record<string, (args: readonly unknown[]) => void>;

const FILLS = new Set([
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
]);

const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const matrixOf = (value: unknown) => Array.from(value as ArrayLike<number>) as unknown as Matrix;

/** The graphics state: its stack, matrices, groups and colours. */
export function stateHandlers(stack: PaintStack): Handlers {
  return {
    save: () => stack.save(),
    restore: () => stack.restore(),
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
    setGState: ([entries]) => setGraphics(stack, entries as readonly [string, unknown][]),
    setFillRGBColor: ([colour]) => (stack.now.fill = parseColour(colour)),
    setFillColorN: () => (stack.now.fill = null),
    setFillTransparent: () => (stack.now.fill = null),
  };
}

function setGraphics(stack: PaintStack, entries: readonly [string, unknown][]): void {
  for (const [key, value] of entries) {
    if (key === 'ca') stack.now.alpha = number(value);
    if (key === 'Font' && Array.isArray(value)) stack.now.fontSize = number(value[1]);
  }
}

/** The text state: fonts, spacing, and where the next line begins. */
export function textHandlers(stack: PaintStack): Handlers {
  return {
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
  };
}

/** What leaves something on the page. `isLayerVisible` answers for optional content groups, `opName` names the numbers that paths carry. */
export function markHandlers(
  page: PaintedPage,
  isLayerVisible: (group: unknown) => boolean,
  opName: (code: number) => string,
): Handlers {
  return {
    beginMarkedContentProps: ([tag, group]) =>
      page.layers.push(tag !== 'OC' || isLayerVisible(group)),
    beginMarkedContent: () => page.layers.push(true),
    endMarkedContent: () => page.layers.pop(),
    constructPath: ([code, , bounds]) => {
      if (!bounds || !FILLS.has(opName(number(code)))) return;
      page.addFill(bounds as ArrayLike<number> & Iterable<number>);
    },
    shadingFill: () => page.addShading(),
    showText: ([glyphs]) => page.addText(glyphs as readonly (Glyph | number | null)[]),
  };
}
