/** A PDF transformation matrix `[a b c d e f]` (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` to its result. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

export function apply(matrix: Matrix, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright box around the given points. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    bottom: Math.min(...ys),
    right: Math.max(...xs),
    top: Math.max(...ys),
  };
}

/** The box that a rectangle `[left, bottom, right, top]` becomes under a matrix. */
export function transformBox(
  matrix: Matrix,
  [left, bottom, right, top]: ArrayLike<number> & Iterable<number>,
): Box {
  const corners: Point[] = [
    [left ?? 0, bottom ?? 0],
    [right ?? 0, bottom ?? 0],
    [left ?? 0, top ?? 0],
    [right ?? 0, top ?? 0],
  ];
  return boxAround(corners.map((corner) => apply(matrix, corner)));
}

export function area(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.top - box.bottom);
}

export function contains(box: Box, [x, y]: Point): boolean {
  return x >= box.left && x <= box.right && y >= box.bottom && y <= box.top;
}

/** The part of `box` inside `frame`; empty (area 0) where they do not meet. */
export function clip(box: Box, frame: Box): Box {
  return {
    left: Math.max(box.left, frame.left),
    bottom: Math.max(box.bottom, frame.bottom),
    right: Math.min(box.right, frame.right),
    top: Math.min(box.top, frame.top),
  };
}
