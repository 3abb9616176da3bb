import type { z } from 'zod';
import type { Outcome } from './outcome';

/** One GET to an outside service, with everything that bounds it. */
export interface UpstreamRequest<R> {
  /** Names the service; its circuit breaker is shared by all calls with the same name. */
  service: string;
  url: URL;
  /** An address of the host that was checked and is connected to; its name is not asked for again. */
  address?: string | undefined;
  /** Aborts when the person leaves; the call then throws the signal's reason. */
  signal: AbortSignal;
  /** Milliseconds for the whole call: redirects, body and retry included. */
  budgetMs: number;
  /** Largest body in bytes, after decompression. */
  maxBytes: number;
  /** The JSON the service answers with, or `bytes` for the body as it is. */
  schema: R;
  /** Sent to the configured origin only, never along a redirect to another one. */
  headers?: Record<string, string>;
  /** False for a call that must not be made twice. Default true. */
  retry?: boolean;
}

export interface FetchUpstream {
  <S extends z.ZodType>(request: UpstreamRequest<S>): Promise<Outcome<z.output<S>>>;
  (request: UpstreamRequest<'bytes'>): Promise<Outcome<Uint8Array<ArrayBuffer>>>;
}

/** `fetch`, connecting to `address` where one is given. */
export type Fetch = (url: URL, init: RequestInit, address?: string) => Promise<Response>;
