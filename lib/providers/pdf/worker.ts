import { parentPort, workerData } from 'node:worker_threads';
import { readDocument } from './read-document.ts';
import type { PdfAnswer, PdfLimits } from './types.ts';

/** What the thread is started with. */
export interface PdfTask {
  bytes: Uint8Array;
  limits: PdfLimits;
  cMapUrl: string;
}

/** First `ready`, once the parser is loaded; then the answer. */
export type PdfMessage = 'ready' | PdfAnswer;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
const send = (message: PdfMessage) => parentPort?.postMessage(message);
const { bytes, limits, cMapUrl } = workerData as PdfTask;
send('ready');
send(await readDocument(bytes, limits, cMapUrl));
