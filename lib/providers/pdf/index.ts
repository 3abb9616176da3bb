import { join } from 'node:path';
import { queueFull } from './failures';
import { oneAtATime } from './one-at-a-time';
import { requirePdf } from './signature';
import type { ParsedPdf } from './types';
import { readGuarded, type PdfGuards } from './watchdog';

export type * from './types';

export interface PdfReader {
  /**
   * The text of a PDF with positions, hidden runs, pictures and links. Throws AppError with a sentence
   * of its own for each file it refuses: empty, not a PDF, locked, damaged, scanned, without text, too
   * long, too heavy, too slow; and `unavailable` while too many wait.
   */
  read(bytes: Uint8Array, signal: AbortSignal): Promise<ParsedPdf>;
}

const WAITING = 4;

/** The limits of a resume, and what a hostile file may cost at most. */
export const pdfGuards: PdfGuards = {
  pages: 20,
  characters: 50_000,
  timeoutMs: 8_000,
  memoryBytes: 350 * 1024 * 1024,
  cMapUrl: join(process.cwd(), 'node_modules/pdfjs-dist/cmaps/'),
};

/** A reader that opens one file at a time, guarded against hostile ones. */
export function guardedPdfReader(options: PdfGuards = pdfGuards): PdfReader {
  const run = oneAtATime(WAITING, queueFull);
  return {
    async read(bytes, signal) {
      requirePdf(bytes);
      return run(() => readGuarded(bytes, options, signal), signal);
    },
  };
}

let reader: PdfReader | undefined;

/** The process's one PDF reader. */
export function getPdfReader(): PdfReader {
  return (reader ??= guardedPdfReader());
}
