import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limit';

it('admits so many calls of one person a minute, and names the whole seconds until the next', () => {
  let now = 0;
  const guard = new RateLimiter(3, () => now);
  const admit = (userId: string) => guard.admit(userId);
  for (let call = 0; call < 3; call += 1) admit('one');
  now = 30_500;
  expect(() => admit('one')).toThrow(expect.objectContaining({ status: 429, retryAfter: 30 }));
  expect(() => admit('another')).not.toThrow();
  now = 60_000;
  expect(() => admit('one')).not.toThrow();
});

it('guards nothing when the limit is 0', () => {
  const guard = new RateLimiter(0);
  for (let call = 0; call < 1_000; call += 1) guard.admit('one');
  expect(() => guard.admit('one')).not.toThrow();
});
