/** Milliseconds between two pieces of an answer: often enough to read along. */
const LEAST_GAP = 170;
const MOST_GAP = 500;

/**
 * Resolves when more of a streamed answer may be read. What comes meanwhile waits in the browser and is read
 * in one piece, so that the page wakes and draws a few times a second and not for every token. The rest grows
 * with what the page took to take in the last piece, so that a slow device has most of its time for the
 * person. A hidden page, which draws nothing, has none.
 */
export async function paceReads(): Promise<void> {
  if (document.hidden) return;
  const startedAt = performance.now();
  // A timer runs once everything that follows from the last piece has run
  await sleep(0);
  const cost = performance.now() - startedAt;
  await sleep(Math.min(MOST_GAP, Math.max(LEAST_GAP, 4 * cost)));
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
