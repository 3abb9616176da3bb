import type { z } from 'zod';
import { readCapped } from './capped-body';
import { failed, found, notFound, type Outcome } from './outcome';
import { allowedRedirect, type Lookup } from './redirect';
import type { Fetch, UpstreamRequest } from './request';
import { readRetryAfter } from './retry-after';

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PASSING = new Set([502, 503, 504]);

export interface Attempt {
  outcome: Outcome<unknown>;
  /** A second attempt may mend it. */
  isPassing: boolean;
  /** The service itself works, whatever it said. */
  isHealthy: boolean;
}

interface Parts {
  fetch: Fetch;
  lookup: Lookup;
  now: () => number;
  userAgent: string;
}

const settled = (outcome: Outcome<unknown>, isHealthy: boolean, isPassing = false): Attempt => ({
  outcome,
  isHealthy,
  isPassing,
});

/** One attempt at a request; throws only what `fetch` throws when `signal` aborts. */
export async function attempt(
  request: UpstreamRequest<z.ZodType | 'bytes'>,
  signal: AbortSignal,
  parts: Parts,
): Promise<Attempt> {
  let response: Response | undefined;
  try {
    response = await follow(request, signal, parts);
    if (!response) return settled(failed('broken'), false);
    return await read(request, response, parts.now);
  } catch (error) {
    if (signal.aborted) throw error;
    return settled(failed('network'), false, true);
  } finally {
    if (response && !response.bodyUsed) response.body?.cancel().catch(() => undefined);
  }
}

async function follow(
  request: UpstreamRequest<z.ZodType | 'bytes'>,
  signal: AbortSignal,
  { fetch, lookup, userAgent }: Parts,
): Promise<Response | undefined> {
  const { origin } = request.url;
  let { url, address } = request;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const headers = {
      accept: request.schema === 'bytes' ? '*/*' : 'application/json',
      'user-agent': userAgent,
      ...(url.origin === origin ? request.headers : {}),
    };
    const init: RequestInit = { headers, signal, redirect: 'manual', cache: 'no-store' };
    const response = await fetch(url, init, address);
    if (!REDIRECTS.has(response.status)) return response;
    response.body?.cancel().catch(() => undefined);
    const target = await allowedRedirect(url, response.headers.get('location'), origin, lookup);
    if (!target) return undefined;
    ({ url, address } = target);
  }
  return undefined;
}

async function read(
  request: UpstreamRequest<z.ZodType | 'bytes'>,
  response: Response,
  now: () => number,
): Promise<Attempt> {
  const { status, headers } = response;
  const retryAfter = readRetryAfter(headers.get('retry-after'), now());
  if (status === 404 || status === 410) return settled(notFound, true);
  if (status === 429) return settled(failed('limited', retryAfter), false);
  if (status >= 500) {
    const isPassing = PASSING.has(status) && retryAfter === undefined;
    return settled(failed('broken', retryAfter), false, isPassing);
  }
  if (!response.ok) return settled(failed('broken'), true);
  const bytes = await readCapped(response, request.maxBytes);
  if (!bytes) return settled(failed('broken'), false);
  if (request.schema === 'bytes') return settled(found(bytes), true);
  const parsed = request.schema.safeParse(parseJson(bytes));
  return parsed.success ? settled(found(parsed.data), true) : settled(failed('broken'), false);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
