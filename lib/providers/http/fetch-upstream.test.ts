import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { json, misbehaviour, startFakeUpstream, type FakeUpstream } from './fake-upstream';
import type { FetchUpstream } from './request';
import { RetryBudget } from './retry-budget';
import { describeMisbehaviour, testFetchUpstream } from './testing';

const schema = z.object({ title: z.string() });
let fake: FakeUpstream;

beforeEach(async () => {
  fake = await startFakeUpstream(json({ title: 'Dune', extra: 1 }));
});
afterEach(() => fake.close());

const get = (
  fetchUpstream: FetchUpstream,
  parts: { path?: string; retry?: boolean; service?: string; budgetMs?: number } = {},
) =>
  fetchUpstream({
    service: parts.service ?? 'fake',
    url: new URL(parts.path ?? '/book', fake.url),
    signal: new AbortController().signal,
    budgetMs: parts.budgetMs ?? 2_000,
    maxBytes: 1_000,
    schema,
    headers: { 'x-key': 'k' },
    ...(parts.retry === undefined ? {} : { retry: parts.retry }),
  });

describe('fetching from an upstream', () => {
  test('answers what fits the schema, and says who asks', async () => {
    expect(await get(testFetchUpstream())).toEqual({ kind: 'found', value: { title: 'Dune' } });
    expect(fake.headers['user-agent']).toBe('Test/1.0 (+https://example.com)');
    expect(fake.headers['x-key']).toBe('k');
  });

  test('answers bytes as they are', async () => {
    const outcome = await testFetchUpstream()({
      service: 'fake',
      url: new URL(fake.url),
      signal: new AbortController().signal,
      budgetMs: 2_000,
      maxBytes: 1_000,
      schema: 'bytes',
    });
    expect(outcome.kind === 'found' && Buffer.from(outcome.value).toString()).toContain('Dune');
  });

  test.each([404, 410])('takes %i for "has nothing"', async (status) => {
    fake.answer = json({ error: 'no' }, status);
    expect(await get(testFetchUpstream())).toEqual({ kind: 'notFound' });
  });

  test('follows a redirect on the same origin', async () => {
    fake.answer = (request, response) =>
      request.url === '/book'
        ? void response.writeHead(301, { location: '/moved' }).end()
        : json({ title: 'Moved' })(request, response);
    expect(await get(testFetchUpstream())).toMatchObject({ value: { title: 'Moved' } });
    expect(fake.calls).toEqual(['/book', '/moved']);
  });

  test('does not follow a redirect to another port of the same machine', async () => {
    const other = await startFakeUpstream(json({ title: 'Inside' }));
    fake.answer = (_, response) => void response.writeHead(302, { location: other.url }).end();
    expect(await get(testFetchUpstream())).toMatchObject({ kind: 'failed', reason: 'broken' });
    expect(other.calls).toEqual([]);
    await other.close();
  });
});

describe('retrying', () => {
  test('happens once for a passing failure', async () => {
    fake.answer = (request, response) =>
      (fake.calls.length === 1 ? misbehaviour.passing : json({ title: 'Second' }))(
        request,
        response,
      );
    expect(await get(testFetchUpstream())).toMatchObject({ value: { title: 'Second' } });
    expect(fake.calls).toHaveLength(2);
  });

  test.each([
    ['a second failure', misbehaviour.passing, 2],
    ['a dropped connection', misbehaviour.dropsConnection, 2],
    ['a 500', misbehaviour.serverError, 1],
    ['a 429', misbehaviour.tooMany, 1],
    ['a 400', json({}, 400), 1],
    ['a 503 that says when to come back', json({}, 503, { 'retry-after': '600' }), 1],
  ])('makes the right number of calls after %s', async (_, answer, calls) => {
    fake.answer = answer;
    await get(testFetchUpstream());
    expect(fake.calls).toHaveLength(calls);
  });

  test('does not happen when the call asks for none', async () => {
    fake.answer = misbehaviour.passing;
    await get(testFetchUpstream(), { retry: false });
    expect(fake.calls).toHaveLength(1);
  });

  test('stops when the process has used up its budget of retries', async () => {
    fake.answer = misbehaviour.passing;
    const client = testFetchUpstream({ retryBudget: new RetryBudget(2, 0) });
    for (let call = 0; call < 5; call += 1) await get(client);
    expect(fake.calls).toHaveLength(5 + 2);
  });
});

describe('the circuit breaker', () => {
  test('answers at once after repeated failures, probes after the cool-down, and closes again', async () => {
    let now = 0;
    const client = testFetchUpstream({
      breaker: { failures: 3, cooldownMs: 1_000 },
      now: () => now,
    });
    fake.answer = misbehaviour.serverError;
    for (let call = 0; call < 3; call += 1) await get(client);
    expect(await get(client)).toEqual({ kind: 'failed', reason: 'open' });
    expect(fake.calls).toHaveLength(3);
    expect(await get(client, { service: 'another' })).toMatchObject({ reason: 'broken' });

    now = 1_000;
    const both = await Promise.all([get(client), get(client)]);
    expect(both.map((one) => one.kind === 'failed' && one.reason)).toEqual(['broken', 'open']);
    expect(await get(client)).toMatchObject({ reason: 'open' });

    now = 2_000;
    fake.answer = json({ title: 'Back' });
    expect(await get(client)).toMatchObject({ value: { title: 'Back' } });
    expect(await get(client)).toMatchObject({ kind: 'found' });
  });

  test('counts only failures in a row, and "has nothing" is none', async () => {
    const client = testFetchUpstream({ breaker: { failures: 2, cooldownMs: 1_000 } });
    for (const answer of [misbehaviour.serverError, json({}, 404), misbehaviour.serverError]) {
      fake.answer = answer;
      await get(client);
    }
    fake.answer = json({ title: 'Still here' });
    expect(await get(client)).toMatchObject({ kind: 'found' });
  });

  test('lets another probe through when the caller of the first one left', async () => {
    let now = 0;
    const client = testFetchUpstream({ breaker: { failures: 1, cooldownMs: 10 }, now: () => now });
    fake.answer = misbehaviour.serverError;
    await get(client);
    now = 10;
    fake.answer = misbehaviour.hangs;
    const leaving = new AbortController();
    const probe = client({
      service: 'fake',
      url: new URL(fake.url),
      signal: leaving.signal,
      budgetMs: 5_000,
      maxBytes: 10,
      schema,
    });
    leaving.abort(new Error('left'));
    await expect(probe).rejects.toThrow('left');
    fake.answer = json({ title: 'Probe' });
    expect(await get(client)).toMatchObject({ kind: 'found' });
  });
});

describeMisbehaviour(({ fetchUpstream, baseUrl, signal, budgetMs }) =>
  fetchUpstream({
    service: 'fake',
    url: new URL(baseUrl),
    signal,
    budgetMs,
    maxBytes: 1024 * 1024,
    schema,
  }),
);
