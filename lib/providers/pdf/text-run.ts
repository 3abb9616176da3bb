import { apply, type Box, boxAround, multiply, type Point } from './geometry.ts';
import type { PaintStack } from './paint-state.ts';

export interface Glyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

/** Text as one operator paints it. */
export interface SetText {
  text: string;
  /** Start of the baseline in the page's own coordinates. */
  origin: Point;
  /** End of the baseline. */
  end: Point;
  box: Box;
  /** Font size as shown. */
  size: number;
}

const X_HEIGHT = 0.6;

/**
 * Sets glyphs at the current text position and moves on (ISO 32000-1, 9.4.4). Numbers between glyphs
 * are kerning in thousandths of the font size.
 */
export function setText(stack: PaintStack, glyphs: readonly (Glyph | number | null)[]): SetText {
  const { fontSize, charSpacing, wordSpacing, stretch, rise, matrix } = stack.now;
  let text = '';
  let width = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') width -= (glyph * fontSize) / 1000;
    else if (glyph) {
      text += glyph.unicode ?? '';
      width += ((glyph.width ?? 0) * fontSize) / 1000 + charSpacing;
      if (glyph.isSpace) width += wordSpacing;
    }
  }
  width *= stretch;
  const full = multiply(matrix, stack.textMatrix);
  const at = (x: number, y: number) => apply(full, [x, y + rise]);
  const origin = at(0, 0);
  const [upX, upY] = at(0, fontSize);
  const height = fontSize * X_HEIGHT;
  stack.advance(width);
  return {
    text,
    origin,
    end: at(width, 0),
    size: Math.hypot(upX - origin[0], upY - origin[1]),
    box: boxAround([origin, at(width, 0), at(0, height), at(width, height)]),
  };
}
