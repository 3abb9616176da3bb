import { expect, test } from 'vitest';
import { inTime } from './in-time';

test('answers what came, and nothing for what failed or is late', async () => {
  expect(await inTime(Promise.resolve(7), 1_000)).toBe(7);
  expect(await inTime(Promise.reject(new Error('away')), 1_000)).toBeUndefined();
  expect(await inTime(new Promise(() => undefined), 5)).toBeUndefined();
});
