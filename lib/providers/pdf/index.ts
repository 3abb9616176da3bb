import { join } from 'node:path';
import { queueFull } from './failures';
import { serialQueue } from './serial-queue';
import { requirePdf } from './signature';
import { readGuarded, type PdfGuards, type StartThread } from './watchdog';

export type * from './types';

export interface PdfReader<T> {
  /**
   * What the reader's thread makes of a PDF: of its text with positions, hidden runs, pictures and links.
   * Throws AppError with a sentence of its own for each file it refuses: empty, not a PDF, locked, damaged,
   * scanned, without text, too long, too heavy, too slow; and `unavailable` while too many wait.
   */
  read(bytes: Uint8Array, signal: AbortSignal, input?: unknown): Promise<T>;
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

/**
 * A reader that opens one file at a time, guarded against hostile ones. `start` begins the thread, whose
 * work is `readInThread`: what is made of a file's text is held back by the same limits as reading it.
 */
export function guardedPdfReader<T>(start: StartThread, guards = pdfGuards): PdfReader<T> {
  const run = serialQueue(WAITING, queueFull);
  return {
    async read(bytes, signal, input) {
      requirePdf(bytes);
      return run(() => readGuarded<T>({ start, bytes, input, guards }, signal), signal);
    },
  };
}
