import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { attempt, type Attempt } from './attempt';
import { Guards } from './guard';
import { failed, type Outcome } from './outcome';
import type { Lookup } from './redirect';
import type { Fetch, FetchUpstream, UpstreamRequest } from './request';
import type { RetryBudget } from './retry-budget';

export interface FetchUpstreamOptions {
  userAgent: string;
  /** Consecutive failures that open a service's breaker, and for how many milliseconds. */
  breaker: { failures: number; cooldownMs: number };
  fetch: Fetch;
  lookup: Lookup;
  now?: () => number;
  random?: () => number;
  retryBudget?: RetryBudget;
  /** Breakers and retry budget shared with other clients, in place of its own. */
  guards?: Guards;
}

const JITTER_MS = [50, 250] as const;

/**
 * The guarded way out to another service: a time budget over the whole call, a size cap, redirects
 * that never lead to a private address, shape validation, at most one retry and a circuit breaker per
 * service. An upstream's failure is an outcome; only the caller's own abort throws.
 */
export function createFetchUpstream(options: FetchUpstreamOptions): FetchUpstream {
  const { random = Math.random, now = Date.now } = options;
  const parts = { ...options, now };
  const guards = options.guards ?? new Guards({ ...options.breaker, now }, options.retryBudget);

  async function attempts(
    request: UpstreamRequest<z.ZodType | 'bytes'>,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const { retries } = guards;
    retries.earn();
    const first = await attempt(request, signal, parts);
    if (!first.isPassing || request.retry === false || !retries.spend()) return first;
    const [least, most] = JITTER_MS;
    await sleep(least + random() * (most - least), undefined, { signal });
    return attempt(request, signal, parts);
  }

  async function fetchUpstream(
    request: UpstreamRequest<z.ZodType | 'bytes'>,
  ): Promise<Outcome<unknown>> {
    request.signal.throwIfAborted();
    const { breaker } = guards.of(request.service);
    if (!breaker.admit()) return failed('open');
    const watch = new AbortController();
    const timer = setTimeout(() => watch.abort(), request.budgetMs);
    try {
      const { outcome, isHealthy } = await attempts(
        request,
        AbortSignal.any([request.signal, watch.signal]),
      );
      if (isHealthy) breaker.succeed();
      else breaker.fail();
      return outcome;
    } catch {
      if (request.signal.aborted) {
        breaker.release();
        throw request.signal.reason;
      }
      breaker.fail();
      return failed('timeout');
    } finally {
      clearTimeout(timer);
    }
  }

  return fetchUpstream as FetchUpstream;
}
