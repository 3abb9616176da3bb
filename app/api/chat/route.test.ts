import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMessages } from '@/db/messages';
import { listThreads } from '@/db/threads';
import { getUsage } from '@/db/usage';
import type { FakeOpenAi } from '@/e2e/fakes/openai';
import { eventsOf, noParams, startModelApi, type ModelApi } from '@/lib/api/testing/test-api';

type Route = typeof import('./route');

let api: ModelApi;
let model: FakeOpenAi;
let route: Route;
let person = 0;

beforeAll(async () => {
  api = await startModelApi({
    STREAM_IDLE_MS: '2000',
    BREAKER_FAILURES: '0',
    QUOTA_FREE_DAILY: '5',
  });
  model = api.model;
  route = await import('./route');
});
afterAll(() => api.close());
beforeEach(() => {
  person += 1;
  model.requests.length = 0;
  model.left = 0;
  model.script({ deltas: ['A pool ', 'of two coins.'] });
});

const me = () => `user_chat_${person}`;
const post = (body: unknown = { message: 'What is an AMM?' }, headers = {}) =>
  route.POST(
    api.request('/api/chat', { body, token: api.token({ sub: me() }), headers }),
    noParams,
  );
const textOf = (events: string[]) =>
  events
    .filter((event) => event !== '[DONE]')
    .map((event) => JSON.parse(event).choices?.[0].delta.content ?? '')
    .join('');
const pick = (events: string[], name: string) =>
  events
    .filter((event) => event.includes(`"${name}":`))
    .map((event) => JSON.parse(event)[name])
    .at(-1);
const threadsOf = async () => (await listThreads(api.db, me())).threads;
const kept = async () => {
  const [thread] = await threadsOf();
  return thread ? listMessages(api.db, me(), thread.id) : [];
};

describe('POST /api/chat', () => {
  it('streams the contract to a call with only a message, charges one run and keeps the turn', async () => {
    const response = await post({ message: ' What is an AMM? ', model: 'other', role: 'system' });
    const events = await eventsOf(response);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    expect(events).toContain('{"choices":[{"delta":{"content":"A pool "}}]}');
    expect(events.at(-1)).toBe('[DONE]');
    for (const event of events.slice(0, -1))
      expect(JSON.parse(event).choices[0].delta.content).toBeTypeOf('string');
    expect(textOf(events)).toBe('A pool of two coins.');
    expect((await threadsOf()).map(({ title }) => title)).toEqual(['What is an AMM']);
    expect(await kept()).toMatchObject([
      { role: 'user', text: 'What is an AMM?', id: pick(events, 'messages').user },
      { role: 'assistant', text: 'A pool of two coins.', status: 'complete' },
    ]);
    expect(await getUsage(api.db, me())).toBe(1);
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]?.model).not.toBe('other');
  });

  // The watch over all suites fails it when the figures are looked through in one long piece
  it('looks through a hostile answer without keeping others waiting', async () => {
    const answer = `So ${'~'.repeat(4_000)}${'1% '.repeat(800)}`;
    model.script({ deltas: [answer] });
    expect(textOf(await eventsOf(await post()))).toContain('1% '.repeat(800));
    expect(await kept()).toHaveLength(2);
  });

  it('answers 401, 400, 404 and 405 before the model is asked', async () => {
    const out = await route.POST(
      api.request('/api/chat', { body: { message: 'Hi' }, token: null }),
      noParams,
    );
    const statuses = [out.status];
    for (const body of [
      { message: ' \n ' },
      { message: 'x'.repeat(4_001) },
      {},
      { message: 7 },
      { message: 'Hi', threadId: 'no' },
      { message: 'Hi', threadId: '0190163d-8694-739b-aea5-966c26f8ad91' },
    ]) {
      const response = await post(body);
      statuses.push(response.status);
      expect(await response.json()).toMatchObject({
        success: false,
        message: expect.stringMatching(/\.$|not found$/),
      });
    }
    statuses.push((await route.GET(api.request('/api/chat'), noParams)).status);
    expect(statuses).toEqual([401, 400, 400, 400, 400, 400, 404, 405]);
    expect(model.requests).toHaveLength(0);
    expect(await getUsage(api.db, me())).toBe(0);
  });

  it('goes on in a thread with what was said before', async () => {
    const first = await eventsOf(await post());
    const { id: threadId } = pick(first, 'thread');
    await eventsOf(await post({ message: 'And with three?', threadId }));
    expect(model.requests[1]?.messages).toMatchObject([
      { role: 'system' },
      { role: 'user', content: 'What is an AMM?' },
      { role: 'assistant', content: 'A pool of two coins.' },
      { role: 'user', content: 'And with three?' },
    ]);
    expect(await kept()).toHaveLength(4);
    expect(await threadsOf()).toHaveLength(1);
  });

  it('does not continue the thread of another', async () => {
    const first = await eventsOf(await post());
    person += 1;
    const response = await post({ message: 'Hi', threadId: pick(first, 'thread').id });
    expect(response.status).toBe(404);
    expect(await getUsage(api.db, me())).toBe(0);
  });

  it.each(['cut', 'nothing', 'silence'] as const)(
    'ends a stream that breaks (%s) with an error line, keeps neither message and refunds',
    async (end) => {
      model.script({ deltas: ['A pool '], end });
      const events = await eventsOf(await post());
      expect(JSON.parse(events.at(-1) ?? '')).toMatchObject({
        error: { message: expect.stringMatching(/\.$/) },
      });
      expect(events).not.toContain('[DONE]');
      expect(await threadsOf()).toEqual([]);
      expect(await getUsage(api.db, me())).toBe(0);
    },
  );

  it.each([
    ['an upstream error', { status: 500 }, 502],
    ['a refused key', { status: 401 }, 503],
    ['an empty answer', { deltas: [] }, 502],
    ['silence', { deltas: [], end: 'silence' as const }, 504],
  ])('answers %s with its own status and refunds', async (_, script, status) => {
    model.script(script);
    const response = await post();
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('secret');
    expect(await threadsOf()).toEqual([]);
    expect(await getUsage(api.db, me())).toBe(0);
  });

  it('keeps a stopped answer as far as it got and closes the upstream', async () => {
    model.script({ deltas: ['A pool ', 'of two '], end: 'silence' });
    const reader = (await post()).body?.getReader();
    let seen = '';
    while (!seen.includes('of two'))
      seen += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    await expect.poll(() => model.left).toBe(1);
    await expect.poll(async () => (await kept()).at(-1)?.status).toBe('stopped');
    expect((await kept()).at(-1)?.text).toBe('A pool of two ');
    expect(await getUsage(api.db, me())).toBe(1);
  });

  it('gives a repeated key the same answer in one piece, charged once', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const first = await eventsOf(await post(undefined, headers));
    const again = await eventsOf(await post(undefined, headers));
    expect(textOf(again)).toBe(textOf(first));
    expect(pick(again, 'messages')).toEqual(pick(first, 'messages'));
    expect(again.at(-1)).toBe('[DONE]');
    expect((await post({ message: 'Other' }, headers)).status).toBe(422);
    expect(await getUsage(api.db, me())).toBe(1);
    expect(await kept()).toHaveLength(2);
  });

  it('stops at the allowance and at two streams', async () => {
    model.script({ deltas: ['A '], end: 'silence' });
    const open = await Promise.all([post(), post()]);
    expect((await post()).status).toBe(429);
    await Promise.all(open.map((response) => response.body?.cancel()));
    await expect.poll(() => model.left).toBe(2);
    model.script({ deltas: ['A pool.'] });
    await expect.poll(async () => (await post()).status).toBe(200);
    await expect.poll(async () => (await post()).status).toBe(429);
  });
});
