import { setTimeout as sleep } from 'node:timers/promises';
import type { RetryBudget } from './retry-budget';

export interface RetryOnceOptions {
  signal: AbortSignal;
  /** The budget of retries shared by all calls to a service. */
  retries: RetryBudget;
  /** Whether a second attempt may mend a failure. */
  isPassing: (error: unknown) => boolean;
}

/** Runs `attempt`, and once more after a moment when its failure may pass and the budget allows it; throws the last failure. */
export async function retryOnce<T>(
  attempt: () => Promise<T>,
  { signal, retries, isPassing }: RetryOnceOptions,
): Promise<T> {
  retries.earn();
  try {
    return await attempt();
  } catch (error) {
    if (signal.aborted || !isPassing(error) || !retries.spend()) throw error;
    await sleep(150 + Math.random() * 250, undefined, { signal });
    return attempt();
  }
}
