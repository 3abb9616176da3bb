import { contrast } from './colour.ts';
import { type Box, contains, type Point, transformBox } from './geometry.ts';
import { Grounds } from './grounds.ts';
import { PaintStack } from './paint-state.ts';
import { type Glyph, setText } from './text-run.ts';
import type { HiddenReason } from './types.ts';

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
const UNPAINTED_MODES = new Set([3, 7]);
const STROKED_ONLY_MODES = new Set([1, 5]);

/** What has been painted so far on a page whose visible box is `view`. */
export class PaintedPage {
  readonly stack = new PaintStack();
  /** Whether each of the layers around is shown. */
  readonly layers: boolean[] = [];
  /** The number of the operator at work, counted from 1. */
  order = 0;
  readonly #view: Box;
  readonly #runs: Run[] = [];
  readonly #grounds = new Grounds();
  readonly #pictures: Box[] = [];

  constructor(view: Box) {
    this.#view = view;
  }

  addPicture(): void {
    const box = transformBox(this.stack.now.matrix, [0, 0, 1, 1]);
    this.#pictures.push(box);
    this.#grounds.add(box, null, this.order);
  }

  addText(glyphs: readonly (Glyph | number | null)[]): void {
    const { text, origin, end, box, size } = setText(this.stack, glyphs);
    if (!/\S/u.test(text)) return;
    const hidden = this.#hiddenReason(box, size);
    this.#runs.push({ text, origin, end, box, order: this.order, hidden });
  }

  /** A filled path, by its bounds in its own coordinates. */
  addFill(bounds: ArrayLike<number> & Iterable<number>): void {
    const { alpha, groupAlpha, fill, matrix } = this.stack.now;
    const colour = alpha * groupAlpha < SOLID_ALPHA ? null : fill;
    this.#grounds.add(transformBox(matrix, bounds), colour, this.order);
  }

  addShading(): void {
    this.#grounds.add(this.#view, null, this.order);
  }

  /** The runs and pictures of the finished page, with the text that something was painted over. */
  finish(): PaintTrace {
    const runs = this.#runs.map(({ text, origin, end, hidden, box, order }) => {
      const isCovered = !hidden && this.#grounds.covers(box, order);
      return { text, origin, end, hidden: isCovered ? ('covered' as const) : hidden };
    });
    return { runs, pictures: this.#pictures };
  }

  #hiddenReason(box: Box, size: number): HiddenReason | null {
    const { textMode, alpha, groupAlpha, fill } = this.stack.now;
    const middle: Point = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
    if (this.layers.includes(false)) return 'hidden-layer';
    if (UNPAINTED_MODES.has(textMode)) return 'invisible';
    if (alpha * groupAlpha < LEGIBLE_ALPHA) return 'transparent';
    if (size < LEGIBLE_SIZE) return 'tiny';
    if (!contains(this.#view, middle)) return 'off-page';
    const ground = this.#grounds.colourAt(middle);
    const isComparable = fill && ground && !STROKED_ONLY_MODES.has(textMode);
    return isComparable && contrast(fill, ground) < LEGIBLE_CONTRAST ? 'same-colour' : null;
  }
}
