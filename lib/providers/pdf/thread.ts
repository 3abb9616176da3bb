import { parentPort, workerData } from 'node:worker_threads';
import { readDocument } from './read-document.ts';
import type { ParsedPdf, PdfLimits, PdfRefusal } from './types.ts';

/** What a reading thread is started with; `input` is whatever its use needs beside the file. */
export interface PdfTask {
  bytes: Uint8Array;
  limits: PdfLimits;
  cMapUrl: string;
  input?: unknown;
}

/** First `ready`, once the parser is loaded; then the answer. */
export type PdfMessage<T> = 'ready' | { isOk: true; value: T } | PdfRefusal;

/** The whole work of a reading thread: reads the file it was started with and answers what `use` makes of it. */
export async function readInThread<T>(use: (pdf: ParsedPdf, input: unknown) => T): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  const send = (message: PdfMessage<T>) => parentPort?.postMessage(message);
  const { bytes, limits, cMapUrl, input } = workerData as PdfTask;
  send('ready');
  const answer = await readDocument(bytes, limits, cMapUrl);
  send(answer.isOk ? { isOk: true, value: use(answer.pdf, input) } : answer);
}
