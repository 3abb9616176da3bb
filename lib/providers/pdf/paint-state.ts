import { BLACK, type Rgb } from './colour.ts';
import { IDENTITY, type Matrix, multiply } from './geometry.ts';

/** The part of the PDF graphics state that decides where text is and whether it shows. */
export interface PaintState {
  matrix: Matrix;
  /** Null when the colour is a pattern. */
  fill: Rgb | null;
  alpha: number;
  /** Alpha of the groups around, multiplied. */
  groupAlpha: number;
  /** Text rendering mode; 3 and 7 paint nothing (ISO 32000-1, table 106). */
  textMode: number;
  fontSize: number;
  leading: number;
  charSpacing: number;
  wordSpacing: number;
  /** Horizontal scaling, 1 for 100 %. */
  stretch: number;
  rise: number;
}

const initial: PaintState = {
  matrix: IDENTITY,
  fill: BLACK,
  alpha: 1,
  groupAlpha: 1,
  textMode: 0,
  fontSize: 0,
  leading: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  rise: 0,
};

/** The current state with its `q`/`Q` stack and text matrices. */
export class PaintStack {
  now: PaintState = { ...initial };
  textMatrix: Matrix = IDENTITY;
  lineMatrix: Matrix = IDENTITY;
  #saved: PaintState[] = [];

  save(): void {
    this.#saved.push({ ...this.now });
  }

  restore(): void {
    this.now = this.#saved.pop() ?? this.now;
  }

  transform(matrix: Matrix): void {
    this.now.matrix = multiply(this.now.matrix, matrix);
  }

  setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.lineMatrix = matrix;
  }

  moveLine(x: number, y: number): void {
    this.setTextMatrix(multiply(this.lineMatrix, [1, 0, 0, 1, x, y]));
  }

  advance(width: number): void {
    this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, width, 0]);
  }
}
