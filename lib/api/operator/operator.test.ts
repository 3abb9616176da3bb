import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const KEY = 'twelve-chars';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The environment is read once, and wrong keys are counted, for each copy of the module
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Tries a key on an instance of its own; says `passed` or the status it is refused with. */
async function startInstance(key: string) {
  vi.stubEnv('OPERATOR_KEY', key);
  const { requireOperator } = await import('./operator');
  return (given: string) => {
    const headers = { authorization: `Bearer ${given}` };
    try {
      requireOperator(new Request('http://mise.test/', { headers }));
      return 'passed';
    } catch (error) {
      return (error as { status: number }).status;
    }
  };
}

it('takes the operator’s key and no other', async () => {
  const attempt = await startInstance(KEY);
  expect([attempt(KEY), attempt('wrong'), attempt(`${KEY}x`)]).toEqual(['passed', 401, 401]);
});

it.each(['', 'k', 'eleven-char'])('is off where the key is %j', async (key) => {
  expect((await startInstance(key))(key)).toBe(404);
});

it('tries no key for the rest of a minute with twenty wrong ones', async () => {
  const attempt = await startInstance(KEY);
  const guesses = Array.from({ length: 40 }, (_, guess) => attempt(`wrong-${guess}`));
  expect(guesses.filter((status) => status === 401)).toHaveLength(20);
  expect(guesses.filter((status) => status === 429)).toHaveLength(20);
  expect(attempt(KEY)).toBe(429);
  vi.advanceTimersByTime(60_000);
  expect([attempt(KEY), attempt('wrong')]).toEqual(['passed', 401]);
});
