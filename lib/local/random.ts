/** Reproducible numbers from a 32-bit state. Algorithm: mulberry32. */
export class Random {
  constructor(private state: number) {}

  /** At least `from`, less than `to`. */
  between(from: number, to: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let word = this.state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return from + (((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  }

  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  chance(share: number): boolean {
    return this.between(0, 1) < share;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.whole(0, items.length - 1)] ?? items[0];
  }
}
