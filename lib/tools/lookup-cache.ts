import { getCached, putCached } from '@/db/lookup-cache';
import { describeError, log } from '@/lib/log';
import { cachedLookup, LOOKUP_TTL, type CachedLookup } from '@/lib/providers/http/cached-lookup';
import type { LookupResult } from '@/lib/providers/http/first-found';
import type { RunContext } from './define';

type Lookup<T> = Pick<CachedLookup<T>, 'key' | 'schema' | 'load'>;

/**
 * A look-up through the cache in the database, which all instances share: what was found stays good
 * for 30 days, that nobody has it for an hour. Without the database it goes straight to its sources.
 */
export function lookUp<T>(
  { database, signal }: Pick<RunContext, 'database' | 'signal'>,
  lookup: Lookup<T>,
): Promise<LookupResult<T>> {
  return cachedLookup({
    ...lookup,
    signal,
    ttl: LOOKUP_TTL,
    cache: {
      get: async (key) => getCached(await database(), key),
      set: async (key, value, ttlSeconds) => putCached(await database(), key, value, ttlSeconds),
    },
    onCacheError: (error) => log.warn('lookup.cache_away', describeError(error)),
  });
}

/** A question as a cache key: spelling and spaces do not make it another one. */
export function askedKey(...parts: string[]): string {
  return parts.map((part) => part.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')).join('\n');
}
