import { after } from 'next/server';

/** Keeps the function alive until `work` settles, also when the reader has left. */
export function keepAlive(work: Promise<unknown>): void {
  const settled = work.catch(() => undefined);
  try {
    after(() => settled);
  } catch {
    // Outside a request of Next (a test that calls the handler) the process lives on anyway
  }
}
