import { setTimeout as sleep } from 'node:timers/promises';
import type { Delta } from './responder';

/** Passes deltas on at a rate of so many a second (0 for no wait) until the signal aborts. */
export async function* pace(
  deltas: Iterable<Delta> | AsyncIterable<Delta>,
  rate: number,
  signal: AbortSignal,
): AsyncGenerator<Delta> {
  const start = performance.now();
  let count = 0;
  for await (const delta of deltas) {
    const wait = rate > 0 ? start + (count * 1000) / rate - performance.now() : 0;
    if (wait > 1) await sleep(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    count += 1;
    yield delta;
  }
}

/** Cuts an answer at `max` deltas and keeps count of them. */
export async function* limit(
  deltas: Iterable<Delta> | AsyncIterable<Delta>,
  max: number,
  counted: { completion: number; isCut: boolean },
): AsyncGenerator<Delta> {
  for await (const delta of deltas) {
    if (counted.completion >= max) {
      counted.isCut = true;
      return;
    }
    counted.completion += 1;
    yield delta;
  }
}
