import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const BLOCK = 4096;
/** Longer than any line of the files read here; also bridges neighbours that are in swapped order. */
const OVERLAP = 768;

/**
 * A text file of lines sorted by key, searched on disk without loading it: the first key of each
 * 4 KB block is remembered once probed, so that a warm search costs one or two reads.
 */
export class SortedLines {
  private readonly file: number;
  private readonly size: number;
  private readonly firstKeys = new Map<number, string>();
  private readonly buffer = Buffer.alloc(2 * BLOCK + 2 * OVERLAP);

  /** `keyOf` reads a line's key; lines before the sorted part answer an empty one. */
  constructor(
    path: string,
    private readonly keyOf: (line: string) => string,
  ) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
  }

  /** The lines whose key is exactly `key`, in file order. */
  find(key: string): string[] {
    let low = 0;
    let high = Math.ceil(this.size / BLOCK) - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.firstKey(middle) < key) low = middle;
      else high = middle - 1;
    }
    const start = Math.max(0, low * BLOCK - OVERLAP);
    const lines = this.read(start, this.buffer.length).split('\n');
    return (start === 0 ? lines : lines.slice(1)).filter((line) => this.keyOf(line) === key);
  }

  close(): void {
    closeSync(this.file);
  }

  private firstKey(block: number): string {
    const known = this.firstKeys.get(block);
    if (known !== undefined) return known;
    const text = this.read(block * BLOCK, BLOCK);
    const from = block === 0 ? 0 : text.indexOf('\n') + 1;
    const end = text.indexOf('\n', from);
    const key = this.keyOf(text.slice(from, end < 0 ? undefined : end));
    this.firstKeys.set(block, key);
    return key;
  }

  private read(from: number, length: number): string {
    const size = readSync(this.file, this.buffer, 0, length, from);
    return this.buffer.toString('latin1', 0, size);
  }
}
