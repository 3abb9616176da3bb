import { z } from 'zod';
import type { LookupResult } from './first-found';
import { SingleFlight } from './single-flight';

/** A store of answers shared by all instances; `get` answers undefined for what it has not or no longer. */
export interface LookupCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown, ttlSeconds: number): Promise<void>;
}

export interface CachedLookup<T> {
  cache: LookupCache;
  /** Names the kind of look-up, its version and what was asked, e.g. `books:1:dune`. */
  key: string;
  /** The shape of the value; a stored one that no longer fits is looked up again. */
  schema: z.ZodType<T>;
  /** Seconds an answer stays good. */
  ttl: { found: number; notFound: number };
  signal: AbortSignal;
  load(signal: AbortSignal): Promise<LookupResult<T>>;
  /** Called when the store fails; the look-up goes on without it. */
  onCacheError?(error: unknown): void;
}

const DAY = 86_400;

/** Facts about books, songs and words change rarely; what nobody knows may appear soon. */
export const LOOKUP_TTL = { found: 30 * DAY, notFound: DAY / 24 };

const flights = new SingleFlight();

/**
 * A look-up that reaches its sources only when the shared cache has no answer, and once for parallel
 * equal ones in this process. Failures are never cached.
 */
export function cachedLookup<T>(lookup: CachedLookup<T>): Promise<LookupResult<T>> {
  return flights.join(lookup.key, lookup.signal, (signal) => loadThrough(lookup, signal));
}

async function loadThrough<T>(
  { cache, key, schema, ttl, load, onCacheError }: CachedLookup<T>,
  signal: AbortSignal,
): Promise<LookupResult<T>> {
  const stored = z.union([
    z.object({ kind: z.literal('found'), value: schema, source: z.string() }),
    z.object({ kind: z.literal('notFound') }),
  ]);
  let isStoreAway = false;
  try {
    const known = stored.safeParse(await cache.get(key));
    if (known.success) return known.data as LookupResult<T>;
  } catch (error) {
    isStoreAway = true;
    onCacheError?.(error);
  }
  const result = await load(signal);
  if (result.kind === 'failed' || isStoreAway) return result;
  try {
    await cache.set(key, result, ttl[result.kind]);
  } catch (error) {
    onCacheError?.(error);
  }
  return result;
}
