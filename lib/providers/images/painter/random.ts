/** Reproducible numbers from words: the same words always paint the same picture (xmur3, mulberry32). */
export class Random {
  private state: number;

  constructor(words: string) {
    let hash = 1779033703 ^ words.length;
    for (let at = 0; at < words.length; at += 1) {
      hash = Math.imul(hash ^ words.charCodeAt(at), 3432918353);
      hash = (hash << 13) | (hash >>> 19);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    this.state = (hash ^ (hash >>> 13)) >>> 0;
  }

  /** At least `from`, less than `to`. */
  between(from: number, to: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let word = this.state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return from + (((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  }

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
