import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { endpoint } from '@/lib/api/routes/endpoint';
import { noParams } from '@/lib/api/testing/test-api';
import { takeLongestStretch } from './longest-stretch';

const LONG_MS = 300;

/** Keeps this thread busy for so much processor time. */
function compute(ms: number): void {
  const started = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(started);
    if (user + system >= ms * 1_000) return;
  }
}

const ask = (answer: () => Promise<void>) => {
  const { GET } = endpoint({ GET: () => answer().then(() => new Response('done')) });
  return GET(new Request('http://mise.test/'), noParams);
};

// What these tests provoke on purpose is not for the watch of all suites
afterEach(() => void takeLongestStretch());

it('sees what a request computes in one piece, at once or after a wait', async () => {
  await ask(async () => compute(LONG_MS));
  expect(takeLongestStretch()).toBeGreaterThanOrEqual(LONG_MS);
  await ask(async () => {
    await nextTurn();
    compute(LONG_MS);
  });
  expect(takeLongestStretch()).toBeGreaterThanOrEqual(LONG_MS);
});

it('adds up nothing that others can be answered in between', async () => {
  await ask(async () => {
    for (let piece = 0; piece < 10; piece += 1) {
      compute(LONG_MS / 10);
      await nextTurn();
    }
  });
  expect(takeLongestStretch()).toBeLessThan(LONG_MS);
});

it('is silent about what a test computes by itself', async () => {
  await nextTurn();
  compute(LONG_MS);
  await nextTurn();
  expect(takeLongestStretch()).toBe(0);
});
