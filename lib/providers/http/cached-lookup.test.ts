import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cachedLookup, type LookupCache } from './cached-lookup';
import type { LookupResult } from './first-found';

const schema = z.object({ title: z.string() });
const dune: LookupResult<{ title: string }> = {
  kind: 'found',
  value: { title: 'Dune' },
  source: 'Fake',
};

function memoryCache(): LookupCache & { rows: Map<string, unknown>; ttls: number[] } {
  const rows = new Map<string, unknown>();
  const ttls: number[] = [];
  return {
    rows,
    ttls,
    get: async (key) => rows.get(key),
    set: async (key, value, ttl) => {
      rows.set(key, JSON.parse(JSON.stringify(value)));
      ttls.push(ttl);
    },
  };
}

function setup(result: LookupResult<{ title: string }> = dune, cache: LookupCache = memoryCache()) {
  let loads = 0;
  const errors: unknown[] = [];
  const ask = (signal = new AbortController().signal, waitMs = 0) =>
    cachedLookup({
      cache,
      key: 'books:1:dune',
      schema,
      ttl: { found: 100, notFound: 10 },
      signal,
      load: async (inner) => {
        loads += 1;
        if (waitMs) await sleep(waitMs, undefined, { signal: inner });
        return result;
      },
      onCacheError: (error) => errors.push(error),
    });
  return { ask, cache, errors, loads: () => loads };
}

describe('a cached look-up', () => {
  test('reaches its sources once, also across instances that share the store', async () => {
    const one = setup();
    expect(await one.ask()).toEqual(dune);
    const other = setup(dune, one.cache);
    expect(await other.ask()).toEqual(dune);
    expect([one.loads(), other.loads()]).toEqual([1, 0]);
  });

  test('remembers for a shorter time that nobody has it', async () => {
    const cache = memoryCache();
    const { ask, loads } = setup({ kind: 'notFound' }, cache);
    await ask();
    expect(await ask()).toEqual({ kind: 'notFound' });
    expect(loads()).toBe(1);
    expect(cache.ttls).toEqual([10]);
  });

  test('never remembers a failure', async () => {
    const { ask, loads } = setup({ kind: 'failed', failures: [] });
    await ask();
    await ask();
    expect(loads()).toBe(2);
  });

  test('looks up again what is stored in a shape of the past', async () => {
    const cache = memoryCache();
    cache.rows.set('books:1:dune', { kind: 'found', value: { name: 'Dune' }, source: 'Fake' });
    const { ask, loads } = setup(dune, cache);
    expect(await ask()).toEqual(dune);
    expect(loads()).toBe(1);
  });

  test('goes on without a store that is away', async () => {
    const away = () => Promise.reject(new Error('connection refused'));
    const { ask, errors } = setup(dune, { get: away, set: away });
    expect(await ask()).toEqual(dune);
    expect(errors).toHaveLength(1);
  });

  test('shares one call among parallel equal ones', async () => {
    const { ask, loads } = setup();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(undefined, 20)));
    expect(answers.every((answer) => answer === answers[0])).toBe(true);
    expect(answers[0]).toEqual(dune);
    expect(loads()).toBe(1);
  });

  test('lets one caller leave without taking it from the others', async () => {
    const { ask, loads } = setup();
    const leaving = new AbortController();
    const first = ask(leaving.signal, 30);
    const second = ask(undefined, 30);
    leaving.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect(await second).toEqual(dune);
    expect(loads()).toBe(1);
  });

  test('stops the call when the last caller left, and starts anew for the next', async () => {
    const { ask, loads } = setup();
    const leaving = new AbortController();
    const only = ask(leaving.signal, 5_000);
    leaving.abort(new Error('left'));
    await expect(only).rejects.toThrow('left');
    expect(await ask()).toEqual(dune);
    expect(loads()).toBe(2);
  });
});
