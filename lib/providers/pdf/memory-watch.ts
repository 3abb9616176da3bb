import type { Worker } from 'node:worker_threads';

const POLL_MS = 20;
const ANSWER_MS = 60;
/** Share of the limit that the thread itself must hold to be blamed for the process's growth. */
const BLAME_SHARE = 0.4;
/** Growth, in limits, at which nobody is asked any more. */
const POOL_TIMEOUTS = 3;

/** Bytes the thread holds inside and outside its heap; infinite when it does not answer in time. */
async function heldBy(worker: Worker): Promise<number> {
  const late = Promise.withResolvers<number>();
  const timer = setTimeout(() => late.resolve(Infinity), ANSWER_MS);
  const asked = worker
    .getHeapStatistics()
    .then((heap) => heap.total_heap_size + heap.external_memory + heap.malloced_memory);
  return Promise.race([asked, late.promise])
    .catch(() => Infinity)
    .finally(() => clearTimeout(timer));
}

/**
 * Calls `onTooMuch` once the process has grown by `limitBytes` since now and the thread is to blame
 * for it, so that a big picture worked on elsewhere does not end an honest file. Gives the function
 * that stops watching.
 */
export function watchMemory(worker: Worker, limitBytes: number, onTooMuch: () => void): () => void {
  const before = process.memoryUsage.rss();
  let isAsking = false;
  const check = async () => {
    const grown = process.memoryUsage.rss() - before;
    if (isAsking || grown <= limitBytes) return;
    isAsking = true;
    const isToBlame =
      grown > limitBytes * POOL_TIMEOUTS || (await heldBy(worker)) > limitBytes * BLAME_SHARE;
    isAsking = false;
    if (isToBlame) onTooMuch();
  };
  const timer = setInterval(() => void check(), POLL_MS);
  return () => clearInterval(timer);
}
