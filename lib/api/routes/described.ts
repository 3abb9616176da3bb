import type { z } from 'zod';

/** What a handler takes: the schema that validates it, and how it is sent. */
export interface Described {
  input: z.ZodType;
  takes: 'json' | 'multipart' | 'query';
  /** A paid run: counted against the day's allowance, and repeated safely with an `Idempotency-Key`. */
  isPaid?: boolean;
  /** Answers a stream: always, or when asked with `Accept: text/event-stream`. */
  streams?: 'always' | 'on-request' | undefined;
}

/** Keeps on a handler what it takes, so that the API's description is made of the very same schemas. */
export function describeHandler<H extends object>(handler: H, described: Described) {
  return Object.assign(handler, { described });
}
