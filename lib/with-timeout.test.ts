import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout';

test('answers what came, and nothing for what failed or is late', async () => {
  expect(await withTimeout(Promise.resolve(7), 1_000)).toBe(7);
  expect(await withTimeout(Promise.reject(new Error('away')), 1_000)).toBeUndefined();
  expect(await withTimeout(new Promise(() => undefined), 5)).toBeUndefined();
});
