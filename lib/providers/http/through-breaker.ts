import type { Breaker } from './breaker';

interface Reading {
  /** What to throw, at once, while the breaker rests; it gets the whole seconds that are left. */
  resting: (seconds: number) => Error;
  /** What a failure says of the service: it fails, it works all the same (`succeed`), or nothing (`release`). */
  judge: (error: unknown) => 'fail' | 'succeed' | 'release';
}

/** Runs one call to a service through its circuit breaker. Throws what `work` or `resting` says. */
export async function throughBreaker<T>(
  breaker: Breaker,
  work: () => Promise<T>,
  { resting, judge }: Reading,
): Promise<T> {
  if (!breaker.admit()) throw resting(breaker.restSeconds);
  let verdict: ReturnType<Reading['judge']> = 'succeed';
  try {
    return await work();
  } catch (error) {
    verdict = judge(error);
    throw error;
  } finally {
    breaker[verdict]();
  }
}
