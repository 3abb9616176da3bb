import { Worker } from 'node:worker_threads';
import { inspectPicture, type Picture } from '@/lib/providers/media/picture';
import type { CutoutEngine, CutoutRequest } from './engine';
import { cutoutFailures } from './failures';
import { JobQueue } from './job-queue';
import type { CutoutAnswer } from './worker';

export interface EmbeddedCutoutOptions {
  /** Photos that may wait while one is cut. */
  waiting: number;
  /** Milliseconds one photo may take before its thread is ended. */
  timeoutMs: number;
  /** Milliseconds without work after which the thread, and its memory, are given back. */
  idleMs: number;
  /** Starts the thread; a test passes its own. */
  start?: () => Worker;
}

/** Bounds the thread's own heap; pixels live outside it and are bounded by the pixel limit. */
const startWorker = () => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
};

/** Cuts photos on this machine, one at a time, in a thread that is ended when it hangs or idles. */
export function embeddedCutout(options: EmbeddedCutoutOptions): CutoutEngine {
  const { waiting, timeoutMs, idleMs, start = startWorker } = options;
  const queue = new JobQueue(waiting, cutoutFailures.full);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const begin = () => {
    const thread = start();
    // One that dies while nobody waits for it must not take the process with it
    return thread.on('error', () => end(thread)).on('exit', () => end(thread));
  };
  const end = (thread: Worker) => {
    void thread.terminate();
    if (worker === thread) worker = undefined;
  };

  async function cut({ photo, box }: CutoutRequest, signal: AbortSignal): Promise<Picture> {
    clearTimeout(idle);
    const thread = (worker ??= begin());
    thread.ref();
    try {
      // A copy: its memory moves to the thread
      const copy = Uint8Array.from(photo);
      const answered = answerOf(thread, timeoutMs, signal);
      thread.postMessage({ photo: copy, box } satisfies CutoutRequest, [copy.buffer]);
      const answer = await answered;
      if ('problem' in answer) {
        throw answer.problem === 'broken' ? cutoutFailures.broken() : cutoutFailures.nothingFound();
      }
      const { png, width, height } = answer;
      return { bytes: png, mime: 'image/png', extension: 'png', width, height };
    } finally {
      thread.unref();
      idle = setTimeout(() => end(thread), idleMs);
      idle.unref();
    }
  }

  /** The thread's next answer; any other ending also ends the thread. */
  async function answerOf(thread: Worker, ms: number, signal: AbortSignal): Promise<CutoutAnswer> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(cutoutFailures.late()), ms);
    const either = AbortSignal.any([signal, over.signal]);
    const fail = () => over.abort(cutoutFailures.broken());
    thread.once('error', fail).once('exit', fail);
    try {
      return await new Promise<CutoutAnswer>((resolve, reject) => {
        thread.once('message', resolve);
        either.addEventListener('abort', () => reject(either.reason), { once: true });
      });
    } catch (error) {
      end(thread);
      throw error;
    } finally {
      clearTimeout(timer);
      thread.off('error', fail).off('exit', fail);
    }
  }

  return {
    source: 'Cut on this server',
    async remove(request, signal) {
      await inspectPicture(request.photo);
      return queue.run(() => cut(request, signal), signal);
    },
  };
}
