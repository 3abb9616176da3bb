import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { attempt, type Attempt } from './attempt';
import { Breaker } from './breaker';
import { failed, type Outcome } from './outcome';
import type { Lookup } from './redirect';
import type { Fetch, FetchUpstream, UpstreamRequest } from './request';
import { RetryBudget } from './retry-budget';

export interface FetchUpstreamOptions {
  userAgent: string;
  /** Consecutive failures that open a service's breaker, and for how many milliseconds. */
  breaker: { failures: number; cooldownMs: number };
  fetch: Fetch;
  lookup: Lookup;
  now?: () => number;
  random?: () => number;
  retryBudget?: RetryBudget;
}

const JITTER_MS = [50, 250] as const;

/**
 * The guarded way out to another service: a time budget over the whole call, a size cap, redirects
 * that never lead to a private address, shape validation, at most one retry and a circuit breaker per
 * service. An upstream's failure is an outcome; only the caller's own abort throws.
 */
export function createFetchUpstream(options: FetchUpstreamOptions): FetchUpstream {
  const { random = Math.random, now = Date.now, retryBudget = new RetryBudget() } = options;
  const parts = { ...options, now };
  const breakers = new Map<string, Breaker>();

  const breakerOf = (service: string) => {
    const breaker = breakers.get(service) ?? new Breaker({ ...options.breaker, now });
    breakers.set(service, breaker);
    return breaker;
  };

  async function attempts(
    request: UpstreamRequest<z.ZodType | 'bytes'>,
    signal: AbortSignal,
  ): Promise<Attempt> {
    retryBudget.earn();
    const first = await attempt(request, signal, parts);
    if (!first.isPassing || request.retry === false || !retryBudget.spend()) return first;
    const [least, most] = JITTER_MS;
    await sleep(least + random() * (most - least), undefined, { signal });
    return attempt(request, signal, parts);
  }

  async function fetchUpstream(
    request: UpstreamRequest<z.ZodType | 'bytes'>,
  ): Promise<Outcome<unknown>> {
    request.signal.throwIfAborted();
    const breaker = breakerOf(request.service);
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
