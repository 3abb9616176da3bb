import { SortedLines } from './sorted-lines';

const LINE = /^ {2}"([^"]+?)(?:\(\d\))?": "([^"]+)",?$/;

/** The CMU pronouncing dictionary, read from its package's own file as it is asked. */
export class Cmu {
  private readonly lines: SortedLines;

  constructor(path: string) {
    this.lines = new SortedLines(path, (line) => LINE.exec(line)?.[1] ?? '');
  }

  /** The pronunciations of a lower-case word in ARPABET, e.g. `HH AH0 L OW1`; the usual one first. */
  find(word: string): string[] {
    return this.lines.find(word).flatMap((line) => LINE.exec(line)?.[2] ?? []);
  }

  close(): void {
    this.lines.close();
  }
}
