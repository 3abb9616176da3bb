import { Worker, type WorkerOptions } from 'node:worker_threads';
import { guardedPdfReader, pdfGuards } from '..';
import type { ParsedPdf } from '../types';
import type { PdfGuards } from '../watchdog';

const start = (options: WorkerOptions) =>
  new Worker(new URL('./worker.ts', import.meta.url), options);

/** A guarded reader whose answer is the parsed file itself. */
export const pdfParser = (guards = pdfGuards) => guardedPdfReader<ParsedPdf>(start, guards);

/** A reader whose work on what it has read never ends. */
export const endlessReader = (guards: PdfGuards) =>
  guardedPdfReader(
    (options) => new Worker(new URL('./endless-worker.ts', import.meta.url), options),
    guards,
  );

/** The parser of most tests. */
export const parser = pdfParser();
