import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { streamLeases } from '@/db/schema';
import { getUsage } from '@/db/usage';
import { listCreations } from '@/db/creations';
import type { FakeOpenAi } from '@/e2e/fakes/openai';
import { STALL_MS } from '@/lib/api/routes/event-stream';
import { drain } from '@/lib/drain';
import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import {
  eventsOf,
  noParams,
  startModelApi,
  TEST_ORIGIN,
  type ModelApi,
} from '@/lib/api/testing/test-api';

type Route = typeof import('./route');

let api: ModelApi;
let model: FakeOpenAi;
let route: Route;
let person = 0;
const article = { prompt: 'Write an article about tea in Short (500-800 words)', length: 800 };
const sixtyWords = Array.from({ length: 60 }, (_, index) => `word${index} `);

beforeAll(async () => {
  api = await startModelApi({
    STREAM_IDLE_MS: '2000',
    TEXT_TIMEOUT_MS: '120000',
    BREAKER_FAILURES: '0',
    QUOTA_FREE_DAILY: '5',
  });
  model = api.model;
  route = await import('./route');
});
afterAll(() => api.close());
afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  person += 1;
  model.requests.length = 0;
  model.left = 0;
  model.script({ deltas: ['# Tea\n\n', 'Hot leaves.'] });
});

const me = () => `user_${person}`;
const post = (options: Parameters<ModelApi['request']>[1] = {}) =>
  route.POST(
    api.request('/api/ai/generate-article', {
      body: article,
      token: api.token({ sub: me() }),
      ...options,
    }),
    noParams,
  );
const stream = { accept: 'text/event-stream' };

describe('POST /api/ai/generate-article', () => {
  it('answers the contract, keeps the article with its prompt and charges one run', async () => {
    const response = await post();
    const body = await response.json();
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      content: '# Tea\n\nHot leaves.',
      wordCount: 3,
      creation: { type: 'article', prompt: article.prompt },
    });
    const { creations } = await listCreations(api.db, me());
    expect(creations).toHaveLength(1);
    expect(creations[0]).toMatchObject({
      content: body.content,
      input: { topic: 'tea', length: 800 },
    });
    expect(await getUsage(api.db, me())).toBe(1);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('streams deltas, then the creation, then [DONE]', async () => {
    const response = await post({ headers: stream });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    const events = await eventsOf(response);
    expect(events.slice(0, 2)).toEqual(
      ['# Tea\\n\\n', 'Hot leaves.'].map((text) => `{"choices":[{"delta":{"content":"${text}"}}]}`),
    );
    expect(JSON.parse(events[2] ?? '')).toMatchObject({ creation: { type: 'article' } });
    expect(events[3]).toBe('[DONE]');
  });

  it.each([
    ['no token', null],
    ['a broken token', 'a.b.c'],
  ])('answers 401 to %s without reaching the model', async (_, token) => {
    const response = await post({ token });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    expect(model.requests).toHaveLength(0);
  });

  it('answers 401 to every forged, foreign or unfit token', async () => {
    const foreign = await createKeys();
    const good = sessionClaims(TEST_ORIGIN);
    const past = Math.floor(Date.now() / 1000) - 3_600;
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}').replace(/=/g, '')}.${btoa(JSON.stringify(good)).replace(/=/g, '')}.x`;
    const tokens = {
      foreignKey: foreign.mint(good),
      unsigned,
      algNone: api.token({}, { alg: 'none' }),
      expired: api.token({ iat: past, nbf: past, exp: past + 60 }),
      notYet: api.token({ nbf: past + 7_200 }),
      foreignParty: api.token({ azp: 'https://evil.example' }),
      noParty: api.token({ azp: undefined }),
      pending: api.token({ sts: 'pending' }),
      noSubject: api.token({ sub: undefined }),
      tampered: api.token().replace(/\.(\w)/, '.$1A'),
    };
    for (const [name, token] of Object.entries(tokens)) {
      const response = await post({ token });
      expect([name, response.status]).toEqual([name, 401]);
    }
    expect(model.requests).toHaveLength(0);
  });

  it('ignores cookies', async () => {
    const response = await post({ token: null, headers: { cookie: `__session=${api.token()}` } });
    expect(response.status).toBe(401);
  });

  it.each([
    ['a blank prompt', { ...article, prompt: '  ' }],
    ['a prompt that is too long', { ...article, prompt: 'x'.repeat(2_201) }],
    ['an unknown length', { ...article, length: 900 }],
    ['a NUL', { ...article, prompt: 'a\u0000b' }],
    ['a list', []],
  ])('answers 400 with a sentence to %s, uncharged', async (_, body) => {
    const response = await post({ body });
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/\.$/);
    expect(await getUsage(api.db, me())).toBe(0);
  });

  it('answers 415, 413 and 405 with the envelope', async () => {
    const typed = await post({ headers: { 'content-type': 'text/plain' } });
    const large = await post({ body: { ...article, prompt: 'x'.repeat(40_000) } });
    const wrong = await route.GET(api.request('/api/ai/generate-article'), noParams);
    expect([typed.status, large.status, wrong.status]).toEqual([415, 413, 405]);
    expect(await wrong.json()).toMatchObject({ success: false });
    expect(wrong.headers.get('allow')).toBe('POST');
  });

  it.each([
    ['an upstream error', { status: 500 }, 502],
    ['a refused key', { status: 401 }, 503],
    ['a busy upstream', { status: 429, headers: { 'retry-after': '7' } }, 503],
    ['an empty answer', { deltas: [] }, 502],
    ['HTML', { raw: '<html>down</html>' }, 502],
    ['silence', { deltas: [], end: 'silence' }, 504],
  ] as const)(
    'answers %s with its status, refunds and leaks nothing',
    async (_, script, status) => {
      model.script({ ...script, deltas: [...(('deltas' in script && script.deltas) || [])] });
      const response = await post();
      const text = await response.text();
      expect(response.status).toBe(status);
      expect(text).not.toContain('secret');
      expect(await getUsage(api.db, me())).toBe(0);
      if (status === 503 && 'headers' in script)
        expect(response.headers.get('retry-after')).toBe('7');
    },
  );

  it('tries a passing failure once more', async () => {
    model.script({ status: 503 }, { deltas: ['Hello.'] });
    const response = await post();
    expect(response.status).toBe(200);
    expect(model.requests).toHaveLength(2);
  });

  it.each(['cut', 'nothing', 'silence'] as const)(
    'ends a stream that breaks (%s) with an error line and no [DONE]',
    async (end) => {
      model.script({ deltas: ['Tea '], end });
      const response = await post({ headers: stream });
      const events = await eventsOf(response);
      expect(response.status).toBe(200);
      expect(JSON.parse(events.at(-1) ?? '')).toMatchObject({
        error: { message: expect.any(String) },
      });
      expect(events).not.toContain('[DONE]');
      expect(await getUsage(api.db, me())).toBe(0);
    },
  );

  it.each(['cut', 'nothing', 'silence'] as const)(
    'keeps and charges the words of a stream that breaks (%s) after fifty',
    async (end) => {
      model.script({ deltas: sixtyWords, end });
      const events = await eventsOf(await post({ headers: stream }));
      expect(events.at(-1)).toBe('[DONE]');
      const { creation, message } = JSON.parse(events.at(-2) ?? '');
      expect(creation).toMatchObject({ isPartial: true, wordCount: 60 });
      expect(message).toContain('interrupted');
      expect(await getUsage(api.db, me())).toBe(1);
    },
  );

  it('closes the upstream when the reader leaves, and keeps 60 words', async () => {
    model.script({ deltas: sixtyWords, end: 'silence' });
    const response = await post({ headers: stream });
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    let seen = '';
    while (!seen.includes('word59'))
      seen += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    await expect.poll(() => model.left).toBe(1);
    await expect
      .poll(async () => (await listCreations(api.db, me())).creations[0]?.isPartial)
      .toBe(true);
    expect(await getUsage(api.db, me())).toBe(1);
  });

  it('says that an article was interrupted when the server restarts, and keeps its words', async () => {
    model.script({ deltas: sixtyWords, hold: new Promise(() => undefined) });
    const reader = (await post({ headers: stream })).body!.getReader();
    let seen = '';
    const read = async () => {
      const { value, done } = await reader.read();
      seen += new TextDecoder().decode(value);
      return !done;
    };
    while (!seen.includes('word59')) await read();
    await drain(0);
    while (await read());
    expect(seen).toContain('The writing service was interrupted before the end.');
    expect(seen).not.toContain('You stopped');
    expect((await listCreations(api.db, me())).creations[0]).toMatchObject({ isPartial: true });
    expect(await getUsage(api.db, me())).toBe(1);
  });

  it('lets go of a reader who stays but does not read, and keeps what was written', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    model.script({ deltas: Array.from({ length: 2_000 }, () => 'many words '.repeat(100)) });
    const response = await post({ headers: stream });
    await expect.poll(() => timers.mock.calls.some(([, ms]) => ms === STALL_MS)).toBe(true);
    await vi.advanceTimersByTimeAsync(STALL_MS);
    vi.useRealTimers();
    await expect.poll(() => model.left).toBe(1);
    await expect
      .poll(async () => (await listCreations(api.db, me())).creations[0]?.isPartial)
      .toBe(true);
    const leases = await api.db.select().from(streamLeases).where(eq(streamLeases.userId, me()));
    expect(leases).toMatchObject([{ leases: {} }]);
    await expect(response.text()).rejects.toThrow('stopped reading');
  });

  it('makes exactly one upstream call for 50 parallel requests against an allowance of 1', async () => {
    const token = api.token({ sub: me() });
    for (let run = 0; run < 4; run += 1) await post();
    model.requests.length = 0;
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await post({ token });
        if (response.status === 429)
          expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(49);
    expect(model.requests).toHaveLength(1);
  });

  it('answers a repeated key once charged with the same answer, and refuses another body', async () => {
    const headers = { 'idempotency-key': 'one' };
    const first = await (await post({ headers })).json();
    const again = await (await post({ headers })).json();
    const replayed = await eventsOf(await post({ headers: { ...headers, ...stream } }));
    const other = await post({ headers, body: { ...article, length: 1200 } });
    const stranger = await post({ headers, token: api.token({ sub: `${me()}_other` }) });
    expect(again).toEqual(first);
    expect(JSON.parse(replayed[0] ?? '').choices[0].delta.content).toBe(first.content);
    expect(replayed.at(-1)).toBe('[DONE]');
    expect([other.status, stranger.status]).toEqual([422, 200]);
    expect(await getUsage(api.db, me())).toBe(1);
    expect((await listCreations(api.db, me())).creations).toHaveLength(1);
  });

  it('lets a person have two streams at once, not three', async () => {
    model.script({ deltas: ['Tea '], end: 'silence' });
    const open = await Promise.all([post({ headers: stream }), post({ headers: stream })]);
    const third = await post({ headers: stream });
    expect(third.status).toBe(429);
    await Promise.all(open.map((response) => response.body?.cancel()));
  });
});
