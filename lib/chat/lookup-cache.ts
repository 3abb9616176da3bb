import { getDatabase } from '@/db/client';
import { getCached, putCached } from '@/db/lookup-cache';
import type { LookupCache } from '@/lib/providers/http/cached-lookup';

/** What was looked up before, in the database that all instances share. */
export const lookupCache: LookupCache = {
  get: async (key) => getCached(await getDatabase(), key),
  set: async (key, value, ttlSeconds) => putCached(await getDatabase(), key, value, ttlSeconds),
};
