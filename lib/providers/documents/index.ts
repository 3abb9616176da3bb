import { Worker } from 'node:worker_threads';
import { AppError } from '@/lib/errors';
import type { DocumentTask } from './worker';

const HEAP_MB = 256;
const TIMEOUT_MS = 10_000;

const tooMuch = () =>
  new AppError(
    'unprocessable',
    'This text is too complex to export in that format. Take it as Markdown instead.',
  );

/**
 * Markdown as an HTML page or a Word document. It is written in a thread of its own, which ends when it takes
 * too long or too much memory: Markdown can be made so that a parser never comes to an end with it.
 */
export async function writeDocument(
  task: DocumentTask,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const timer = setTimeout(() => reject(tooMuch()), timeoutMs);
  const leave = () => reject(signal.reason);
  worker.once('message', resolve);
  worker.once('error', () => reject(tooMuch()));
  signal.addEventListener('abort', leave);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    await worker.terminate();
  }
}
