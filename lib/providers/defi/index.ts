import { env, type Env } from '@/lib/env';
import { type FetchUpstream, getFetchUpstream } from '@/lib/providers/http';
import type { LookupCache } from '@/lib/providers/http/cached-lookup';
import { type DefiLlama, defiLlama } from './llama/defi-llama';

export type { Card, CardInput, CardResult } from './card';
export type { DefiLlama } from './llama/defi-llama';
export { runDefiTool } from './run-tool';
export { defiTools } from './tools';

/** DefiLlama at the addresses the environment names. */
export function pickLlama(
  values: Env,
  fetchUpstream: FetchUpstream,
  cache: LookupCache,
): DefiLlama {
  return defiLlama({
    fetchUpstream,
    cache,
    baseUrl: values.DEFILLAMA_URL,
    coinsUrl: values.DEFILLAMA_COINS_URL,
    yieldsUrl: values.DEFILLAMA_YIELDS_URL,
    budgetMs: values.LOOKUP_TIMEOUT_MS,
  });
}

let shared: DefiLlama | undefined;

/** Live figures for this process; `cache` is used from the first call on. */
export function getLlama(cache: LookupCache): DefiLlama {
  return (shared ??= pickLlama(env(), getFetchUpstream(), cache));
}
