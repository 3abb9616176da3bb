import type { z } from 'zod';
import { type FetchUpstream, mapFound, type Outcome } from '@/lib/providers/http';
import { cachedLookup, type LookupCache } from '@/lib/providers/http/cached-lookup';
import type { LookupResult } from '@/lib/providers/http/first-found';
import { chainFrom, chainList, type Tvl, tvl } from './chains';
import { coinKey, type Price, price, priceAnswer, priceFrom } from './prices';
import { protocolFrom, protocolList, slugOf, tvlNumber } from './protocols';
import { bestPools, type Pool, type PoolFilter, poolAnswer, poolList, sane } from './yields';

const MB = 1024 * 1024;
const SERVICE = 'defillama';
export const SOURCE = 'DefiLlama';

export interface DefiLlamaOptions {
  fetchUpstream: FetchUpstream;
  cache: LookupCache;
  baseUrl: string;
  coinsUrl: string;
  yieldsUrl: string;
  /** Milliseconds for one look-up. */
  budgetMs: number;
  now?: () => number;
}

/** Live figures of decentralised finance, each with the time it was taken. */
export interface DefiLlama {
  protocolTvl(name: string, signal: AbortSignal): Promise<LookupResult<Tvl>>;
  chainTvl(name: string, signal: AbortSignal): Promise<LookupResult<Tvl>>;
  pools(
    filter: PoolFilter,
    signal: AbortSignal,
  ): Promise<LookupResult<{ pools: Pool[]; at: string }>>;
  price(token: string, signal: AbortSignal): Promise<LookupResult<Price>>;
}

/** DefiLlama's public API, through the guarded client and a shared cache. Source: api-docs.defillama.com. */
export function defiLlama(options: DefiLlamaOptions): DefiLlama {
  const { fetchUpstream, cache, budgetMs, now = Date.now } = options;
  const at = () => new Date(now()).toISOString();
  let pools: { rows: Pool[]; at: string; until: number } | undefined;

  const ask = <S extends z.ZodType>(url: string, schema: S, signal: AbortSignal, maxBytes = MB) =>
    fetchUpstream({ service: SERVICE, url: new URL(url), signal, budgetMs, maxBytes, schema });

  const cached = <T>(
    key: string,
    schema: z.ZodType<T>,
    seconds: number,
    signal: AbortSignal,
    load: (signal: AbortSignal) => Promise<Outcome<T>>,
  ) =>
    cachedLookup<T>({
      cache,
      key: `defillama:1:${key}`,
      schema,
      ttl: { found: seconds, notFound: 300 },
      signal,
      load: async (inner) => asLookup(await load(inner)),
    });

  async function loadPools(signal: AbortSignal): Promise<Outcome<{ rows: Pool[]; at: string }>> {
    if (pools && pools.until > now()) return { kind: 'found', value: pools };
    const outcome = await ask(`${options.yieldsUrl}/pools`, poolList, signal, 48 * MB);
    return mapFound(outcome, ({ data }) => {
      pools = { rows: sane(data), at: at(), until: now() + 600_000 };
      return pools;
    });
  }

  return {
    protocolTvl: (name, signal) =>
      cached(`protocol:${slugOf(name)}`, tvl, 300, signal, async (inner) => {
        const slug = slugOf(name);
        const direct = await ask(`${options.baseUrl}/tvl/${slug}`, tvlNumber, inner);
        if (direct.kind === 'found')
          return mapFound(direct, (value) => ({ name, tvl: value, at: at() }));
        // The address knows slugs only and refuses the rest with 400; the full list knows names
        if (direct.kind === 'failed' && direct.reason !== 'broken') return direct;
        const all = await ask(`${options.baseUrl}/protocols`, protocolList, inner, 32 * MB);
        return mapFound(all, (list) => protocolFrom(list, name, at()));
      }),
    chainTvl: (name, signal) =>
      cached(`chain:${name.toLowerCase()}`, tvl, 300, signal, async (inner) => {
        const all = await ask(`${options.baseUrl}/v2/chains`, chainList, inner, 4 * MB);
        return mapFound(all, (list) => chainFrom(list, name, at()));
      }),
    pools: (filter, signal) =>
      cached(`pools:${JSON.stringify(filter)}`, poolAnswer, 600, signal, async (inner) =>
        mapFound(await loadPools(inner), (list) => {
          const best = bestPools(list.rows, filter);
          return best.length > 0 ? { pools: best, at: list.at } : undefined;
        }),
      ),
    price: (token, signal) => {
      const key = coinKey(token);
      return cached(`price:${key}`, price, 60, signal, async (inner) => {
        const path = `prices/current/${encodeURIComponent(key)}`;
        const answer = await ask(`${options.coinsUrl}/${path}`, priceAnswer, inner);
        return mapFound(answer, (value) => priceFrom(value, key));
      });
    },
  };
}

function asLookup<T>(outcome: Outcome<T>): LookupResult<T> {
  if (outcome.kind === 'found') return { ...outcome, source: SOURCE };
  if (outcome.kind === 'notFound') return outcome;
  const { kind: _, ...failure } = outcome;
  return { kind: 'failed', failures: [{ source: SOURCE, ...failure }] };
}
