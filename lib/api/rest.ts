/** Milliseconds between two pieces of an answer: often enough to read along. */
const LEAST_GAP = 170;
const MOST_GAP = 500;

/**
 * Resolves when the next piece of an answer may be read; what comes meanwhile waits in the browser and
 * is read in one. The rest is four times as long as the page took to take the last piece in, before it is
 * drawn, so that a slow device is never busy with the answer for more than about half of its time. A
 * hidden page, which draws nothing, has none.
 */
export async function rest(): Promise<void> {
  if (document.hidden) return;
  const startedAt = performance.now();
  // A timer runs once everything that follows from the last piece has run
  await sleep(0);
  const cost = performance.now() - startedAt;
  await sleep(Math.min(MOST_GAP, Math.max(LEAST_GAP, 4 * cost)));
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
