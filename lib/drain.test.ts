import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drain, trackWork } from './drain';

test('draining waits for what runs, and for what that leads to', async () => {
  const done: string[] = [];
  const work = async (name: string) => {
    await nextTurn();
    done.push(name);
    if (name === 'first') trackWork(work('second'));
  };
  trackWork(work('first'));
  trackWork(Promise.reject(new Error('failed')));
  await drain(10_000);
  expect(done).toEqual(['first', 'second']);
});

test('what does not end in time is stopped with a sentence and settles', async () => {
  const stop = new AbortController();
  const refunded = new Promise<string>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(String(stop.signal.reason)));
  });
  trackWork(refunded, stop);
  await drain(20);
  expect(await refunded).toContain('restarted');
});
