import { after } from 'next/server';
import { trackWork } from '@/lib/drain';

/**
 * Keeps the function alive until `work` settles, also when the reader has left. A process that has to
 * end before that aborts `stop`.
 */
export function keepAlive(work: Promise<unknown>, stop?: AbortController): void {
  trackWork(work, stop);
  const settled = work.catch(() => undefined);
  try {
    after(() => settled);
  } catch {
    // Outside a request of Next (a test that calls the handler) the process lives on anyway
  }
}
