import { lookup } from 'node:dns/promises';
import { env } from '@/lib/env';
import { site } from '@/lib/site';
import { fetchAt } from './fetch-at';
import { createFetchUpstream } from './fetch-upstream';
import { type Guard, Guards } from './guard';
import type { Fetch, FetchUpstream } from './request';

export type { Failed, FailureReason, Outcome } from './outcome';
export { mapFound, notFound } from './outcome';
export { type Guard, Guards } from './guard';
export type { FetchUpstream, UpstreamRequest } from './request';

/** Who we are and where to write, as Open Library and LRCLIB ask for. */
export const userAgent = `${site.name}/1.0 (+${site.blog.url}; ${site.contactEmail})`;

/** The process's own `fetch`; with a checked address it connects there. */
export const openFetch: Fetch = (url, init, address) =>
  address ? fetchAt(url, address, init) : fetch(url, init);

let guards: Guards | undefined;

function getGuards(): Guards {
  const { BREAKER_FAILURES: failures, BREAKER_COOLDOWN_MS: cooldownMs } = env();
  return (guards ??= new Guards({ failures, cooldownMs, now: Date.now }));
}

/** The guard of a service that is asked through a client of its own (models, pictures). */
export function getGuard(service: string): Guard {
  return getGuards().of(service);
}

let shared: FetchUpstream | undefined;

/** The process's guarded client: breakers and retry budget are shared by everything that uses it. */
export function getFetchUpstream(): FetchUpstream {
  const { BREAKER_FAILURES: failures, BREAKER_COOLDOWN_MS: cooldownMs } = env();
  return (shared ??= createFetchUpstream({
    userAgent,
    breaker: { failures, cooldownMs },
    guards: getGuards(),
    fetch: openFetch,
    lookup: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  }));
}
