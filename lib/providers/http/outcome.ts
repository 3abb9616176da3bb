/**
 * Why an upstream could not answer: `network` (unreachable), `timeout` (over its budget), `limited`
 * (429), `broken` (an error, or an answer that cannot be used), `open` (its circuit breaker rests).
 */
export type FailureReason = 'network' | 'timeout' | 'limited' | 'broken' | 'open';

export interface Failed {
  kind: 'failed';
  reason: FailureReason;
  /** Whole seconds the upstream asked us to wait. */
  retryAfter?: number;
}

/** What became of a call to an upstream: it has the thing, it says it has not, or it could not say. */
export type Outcome<T> = { kind: 'found'; value: T } | { kind: 'notFound' } | Failed;

export const notFound = { kind: 'notFound' } as const;

export function found<T>(value: T): { kind: 'found'; value: T } {
  return { kind: 'found', value };
}

export function failed(reason: FailureReason, retryAfter?: number): Failed {
  return retryAfter === undefined
    ? { kind: 'failed', reason }
    : { kind: 'failed', reason, retryAfter };
}

/** The outcome with its value reshaped; `undefined` from `reshape` means the upstream has nothing. */
export function mapFound<T, U>(
  outcome: Outcome<T>,
  reshape: (value: T) => U | undefined,
): Outcome<U> {
  if (outcome.kind !== 'found') return outcome;
  const value = reshape(outcome.value);
  return value === undefined ? notFound : found(value);
}
