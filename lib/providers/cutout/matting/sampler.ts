import type { Size } from './plane.ts';

/** Reads planes of a small size at the pixels of a larger one, by bilinear interpolation, row by row. */
export class Sampler {
  private readonly left: Int32Array;
  private readonly across: Float32Array;
  private top = 0;
  private down = 0;

  private readonly small: Size;
  private readonly large: Size;

  constructor(small: Size, large: Size) {
    this.small = small;
    this.large = large;
    this.left = new Int32Array(large.width);
    this.across = new Float32Array(large.width);
    for (let x = 0; x < large.width; x += 1) {
      const at = position(x, small.width, large.width);
      this.left[x] = Math.floor(at);
      this.across[x] = at - Math.floor(at);
    }
  }

  /** Moves to a row of the large size. */
  row(y: number): void {
    const at = position(y, this.small.height, this.large.height);
    this.top = Math.floor(at);
    this.down = at - this.top;
  }

  at(plane: Float32Array, x: number): number {
    const { width, height } = this.small;
    const across = this.across[x]!;
    const first = this.top * width + this.left[x]!;
    const next = this.left[x]! + 1 < width ? 1 : 0;
    const below = this.top + 1 < height ? width : 0;
    const upper = plane[first]! * (1 - across) + plane[first + next]! * across;
    const lower = plane[first + below]! * (1 - across) + plane[first + below + next]! * across;
    return upper * (1 - this.down) + lower * this.down;
  }
}

function position(at: number, small: number, large: number): number {
  return Math.max(0, Math.min(small - 1, ((at + 0.5) * small) / large - 0.5));
}
