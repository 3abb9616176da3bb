import type { Worker, WorkerOptions } from 'node:worker_threads';
import { AppError } from '@/lib/errors';
import { pdfProblem, tooHeavy, tooSlow } from './failures';
import { watchMemory } from './memory-watch';
import type { PdfMessage, PdfTask } from './thread';
import type { PdfLimits } from './types';

export interface PdfGuards extends PdfLimits {
  /** Time for one file and what is made of it, the parser's own start not counted. */
  timeoutMs: number;
  /** How far the process may grow while a file is open. */
  memoryBytes: number;
  /** Folder of pdf.js's character maps, with a trailing slash. */
  cMapUrl: string;
}

const HEAP_MB = 256;
const START_MS = 15_000;

/** Begins a reading thread; only where its file is named can a bundler see it. */
export type StartThread = (options: WorkerOptions) => Worker;

interface Reading {
  start: StartThread;
  bytes: Uint8Array;
  input: unknown;
  guards: PdfGuards;
}

function startWorker(start: StartThread, task: PdfTask): Worker {
  const worker = start({
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

/**
 * Reads a PDF in a thread of its own and ends the thread when the process has grown by
 * `memoryBytes`, the time is over or the person has left. A thread's own limits do not hold back
 * memory outside the JavaScript heap, so the process is watched.
 */
export async function readGuarded<T>(
  { start, bytes, input, guards }: Reading,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const { timeoutMs, memoryBytes, cMapUrl, ...limits } = guards;
  const { promise, resolve, reject } = Promise.withResolvers<Exclude<PdfMessage<T>, 'ready'>>();
  const worker = startWorker(start, { bytes, limits, cMapUrl, input });
  let stopWatching = () => {};
  let timer = setTimeout(() => reject(new Error('The PDF parser did not start.')), START_MS);
  worker.on('message', (message: PdfMessage<T>) => {
    if (message !== 'ready') return resolve(message);
    clearTimeout(timer);
    timer = setTimeout(() => reject(tooSlow(timeoutMs / 1000)), timeoutMs);
    stopWatching = watchMemory(worker, memoryBytes, () => reject(tooHeavy()));
  });
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error),
  );
  worker.once('exit', () => reject(pdfProblem('broken', limits)));
  const leave = () => reject(new AppError('aborted', 'You left before the file was read.'));
  signal.addEventListener('abort', leave);
  try {
    const answer = await promise;
    if (answer.isOk) return answer.value;
    throw pdfProblem(answer.reason, limits, answer.pageCount);
  } finally {
    clearTimeout(timer);
    stopWatching();
    signal.removeEventListener('abort', leave);
    await worker.terminate();
  }
}
