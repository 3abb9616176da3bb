import type { FailureReason, Outcome } from './outcome';

/** What bounds one question to one source. */
export interface Limits {
  signal: AbortSignal;
  /** Milliseconds this source may take. */
  budgetMs: number;
}

/** A service that may know the answer. */
export interface Source<T> {
  /** As people know it, e.g. `Open Library`. */
  name: string;
  ask(limits: Limits): Promise<Outcome<T>>;
}

export interface SourceFailure {
  source: string;
  reason: FailureReason;
  retryAfter?: number;
}

/** The answer of several sources asked in turn; `failures` names those that could not say. */
export type LookupResult<T> =
  | { kind: 'found'; value: T; source: string }
  | { kind: 'notFound' }
  | { kind: 'failed'; failures: readonly SourceFailure[] };

/** Of the time left, what a source may use while others wait behind it. */
const SHARE = 0.6;

/**
 * Asks the sources in order until one has it, all within `budgetMs`. Not found only when every source
 * said so: if one could not say and none has it, the lookup failed.
 */
export async function firstFound<T>(
  sources: readonly Source<T>[],
  { signal, budgetMs }: Limits,
  now: () => number = Date.now,
): Promise<LookupResult<T>> {
  const deadline = now() + budgetMs;
  const failures: SourceFailure[] = [];
  for (const [index, { name, ask }] of sources.entries()) {
    const left = deadline - now();
    const isLast = index === sources.length - 1;
    const outcome = await ask({ signal, budgetMs: Math.max(1, isLast ? left : left * SHARE) });
    if (outcome.kind === 'found') return { ...outcome, source: name };
    if (outcome.kind === 'failed') {
      const { kind: _, ...failure } = outcome;
      failures.push({ source: name, ...failure });
    }
  }
  return failures.length > 0 ? { kind: 'failed', failures } : { kind: 'notFound' };
}
