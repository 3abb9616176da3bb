import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { readGloss } from './gloss';
import { SortedLines } from './sorted-lines';

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb';
export const PARTS: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];

const FILES = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' } as const;
/** Longer than the longest line of the data files (12,972 bytes). */
const LONGEST = 16_384;

/** A lemma's senses, most frequent first. */
export interface IndexEntry {
  lemma: string;
  /** Byte offsets of its synsets. */
  offsets: number[];
  /** How many of them occur in Princeton's tagged texts: a measure of how common the word is. */
  tagged: number;
}

export interface Synset {
  words: string[];
  definition: string;
  examples: string[];
}

/** Reads one line of an index file. Source: wndb(5WN), "Index File Format". */
export function readIndexLine(line: string): IndexEntry {
  const fields = line.trimEnd().split(' ');
  const pointers = Number(fields[3]);
  return {
    lemma: fields[0] ?? '',
    tagged: Number(fields[5 + pointers]),
    offsets: fields.slice(6 + pointers).map(Number),
  };
}

/** Reads one line of a data file. Source: wndb(5WN), "Data File Format". */
export function readSynsetLine(line: string): Synset {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) =>
    (fields[4 + index * 2] ?? '').replace(/\((?:a|p|ip)\)$/, '').replaceAll('_', ' '),
  );
  return { words, ...readGloss(line.slice(bar + 3)) };
}

/** Princeton's WordNet, read from its own files as it is asked. */
export class WordNet {
  private readonly buffer = Buffer.alloc(LONGEST);
  private readonly indexes: Record<PartOfSpeech, SortedLines>;
  private readonly data: Record<PartOfSpeech, number>;

  /** `folder` holds `index.noun`, `data.noun` and so on. */
  constructor(folder: string) {
    const each = <T>(make: (file: string) => T) =>
      Object.fromEntries(PARTS.map((part) => [part, make(FILES[part])])) as Record<PartOfSpeech, T>;
    this.indexes = each(
      (file) =>
        new SortedLines(join(folder, `index.${file}`), (line) =>
          line.startsWith(' ') ? '' : line.slice(0, line.indexOf(' ')),
        ),
    );
    this.data = each((file) => openSync(join(folder, `data.${file}`), 'r'));
  }

  /** A lemma as WordNet writes it: lower case, underscores for spaces. */
  entry(part: PartOfSpeech, lemma: string): IndexEntry | undefined {
    const line = this.indexes[part].find(lemma)[0];
    return line === undefined ? undefined : readIndexLine(line);
  }

  synset(part: PartOfSpeech, offset: number): Synset {
    let line = this.readAt(part, offset, 1024);
    if (!line.includes('\n')) line = this.readAt(part, offset, LONGEST);
    return readSynsetLine(line.slice(0, line.indexOf('\n')));
  }

  close(): void {
    for (const part of PARTS) {
      this.indexes[part].close();
      closeSync(this.data[part]);
    }
  }

  private readAt(part: PartOfSpeech, offset: number, length: number): string {
    const size = readSync(this.data[part], this.buffer, 0, length, offset);
    return this.buffer.toString('latin1', 0, size);
  }
}
