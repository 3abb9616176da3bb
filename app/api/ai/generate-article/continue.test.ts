import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCreation, listCreations } from '@/db/creations';
import { getUsage } from '@/db/usage';
import { editCreation, listVersions } from '@/db/versions';
import { eventsOf, noParams, startModelApi, type ModelApi } from '@/lib/api/testing/test-api';

let api: ModelApi;
let route: typeof import('./route');
let runs: typeof import('../../user/runs/route');
let person = 0;

const article = { prompt: 'Write an article about tea in Short (500-800 words)', length: 800 };
const kept = '# Tea\n\nTea is old. ';
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index} `);

beforeAll(async () => {
  api = await startModelApi({ BREAKER_FAILURES: '0' });
  route = await import('./route');
  runs = await import('../../user/runs/route');
});
afterAll(() => api.close());
beforeEach(() => {
  person += 1;
  api.model.requests.length = 0;
  api.model.script({ deltas: ['It', ' is picked by', ' hand.'] });
});

const me = () => `user_goes_on_${person}`;
const token = () => api.token({ sub: me() });
const interrupted = (parts: object = {}) =>
  createCreation(api.db, {
    userId: me(),
    type: 'article',
    prompt: article.prompt,
    content: `${kept}It was pic`,
    isPartial: true,
    ...parts,
  });
const goOn = (continueFrom: string, headers: Record<string, string> = {}) => {
  const body = { ...article, continueFrom };
  const path = '/api/ai/generate-article';
  return route.POST(api.request(path, { body, token: token(), headers }), noParams);
};
const stream = { accept: 'text/event-stream' };
const textOf = (events: string[]) =>
  events
    .slice(0, -2)
    .map((event) => JSON.parse(event).choices[0].delta.content)
    .join('');
const all = async () => (await listCreations(api.db, me())).creations;
const becameOf = async (key: string) => {
  const path = `/api/user/runs?endpoint=generate-article&key=${key}`;
  return (await runs.GET(api.request(path, { token: token() }), noParams)).json();
};

describe('an article that was interrupted', () => {
  it('goes on with the next sentence, as the next text of the same creation, for one run', async () => {
    const { id } = await interrupted();
    const events = await eventsOf(await goOn(id, stream));
    expect(textOf(events)).toBe('It is picked by hand.');
    expect(JSON.parse(events.at(-2) ?? '').creation).toMatchObject({
      id,
      content: `${kept}It is picked by hand.`,
      isPartial: false,
      version: 2,
      wordCount: 9,
    });
    expect(await all()).toHaveLength(1);
    expect(await listVersions(api.db, me(), id)).toMatchObject([{ version: 2 }, { version: 1 }]);
    expect(await getUsage(api.db, me())).toBe(1);
    const { messages } = api.model.requests[0] as { messages: { content: string }[] };
    expect(messages.slice(1, 3).map(({ content }) => content)).toEqual([article.prompt, kept]);
    expect((await goOn(id)).status).toBe(422);
  });

  it('is answered whole in JSON, and again for its key', async () => {
    const { id } = await interrupted();
    const headers = { 'idempotency-key': 'again' };
    const first = await (await goOn(id, headers)).json();
    expect(first).toMatchObject({ content: 'It is picked by hand.', creation: { id } });
    expect(await (await goOn(id, headers)).json()).toEqual(first);
    expect(await getUsage(api.db, me())).toBe(1);
  });

  it('can be interrupted again, and stays as it was where too little came', async () => {
    const { id } = await interrupted();
    api.model.script({ deltas: words(20), end: 'cut' });
    expect((await goOn(id)).status).toBe(502);
    expect((await all())[0]).toMatchObject({ version: 1, content: `${kept}It was pic` });
    expect(await getUsage(api.db, me())).toBe(0);
    api.model.script({ deltas: words(60), end: 'cut' });
    expect((await goOn(id)).status).toBe(200);
    expect((await all())[0]).toMatchObject({ version: 2, isPartial: true, wordCount: 64 });
    api.model.script({ deltas: ['The end.'] });
    await goOn(id);
    expect((await all())[0]).toMatchObject({ version: 3, isPartial: false, wordCount: 66 });
  });

  it('is kept beside a text that was changed while it was written', async () => {
    const { id } = await interrupted();
    const gate = Promise.withResolvers<void>();
    api.model.script({ deltas: ['It is picked by hand.'], hold: gate.promise });
    const going = goOn(id, stream);
    await expect.poll(() => api.model.requests.length).toBe(1);
    const edit = { content: 'My own.', version: 1, cause: 'edited' as const };
    await editCreation(api.db, me(), id, edit);
    gate.resolve();
    const events = await eventsOf(await going);
    const { creation } = JSON.parse(events.at(-2) ?? '');
    expect(creation).toMatchObject({ content: `${kept}It is picked by hand.`, version: 1 });
    expect((await all()).map(({ content }) => content).sort()).toEqual([
      creation.content,
      'My own.',
    ]);
  });

  it('is nobody else’s, and neither a whole one nor another kind', async () => {
    const theirs = await interrupted({ userId: 'user_other' });
    const whole = await interrupted({ isPartial: false });
    const quote = await interrupted({ type: 'workout-quote' });
    const statuses = [theirs.id, 'no-id', whole.id, quote.id].map(
      async (id) => (await goOn(id)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 422, 422]);
    expect(api.model.requests).toHaveLength(0);
    expect(await getUsage(api.db, me())).toBe(0);
  });
});

describe('what became of a run', () => {
  const left = async (count: number, key: string) => {
    api.model.script({ deltas: words(count), end: 'silence' });
    const path = '/api/ai/generate-article';
    const headers = { ...stream, 'idempotency-key': key };
    const request = api.request(path, { body: article, token: token(), headers });
    const response = await route.POST(request, noParams);
    expect(response.status).toBe(200);
    await expect.poll(() => becameOf(key)).toMatchObject({ success: true, status: 'running' });
    const reader = response.body?.getReader();
    for (let seen = '', isDone = false; !isDone && !seen.includes(`word${count - 1}`);) {
      const { value, done = true } = (await reader?.read()) ?? {};
      seen += new TextDecoder().decode(value);
      isDone = done;
    }
    await reader?.cancel();
  };

  it('is its answer where somebody stopped it after fifty words', async () => {
    await left(60, 'stopped');
    await expect.poll(async () => (await becameOf('stopped')).status).toBe('done');
    expect((await becameOf('stopped')).answer).toMatchObject({
      wordCount: 60,
      creation: { isPartial: true },
      message: expect.stringContaining('stopped'),
    });
    expect(await getUsage(api.db, me())).toBe(1);
  });

  it('is nothing where they stopped it earlier, and asking makes no run', async () => {
    await left(20, 'early');
    await expect.poll(async () => (await becameOf('early')).status).toBe('none');
    expect(await becameOf('never')).toMatchObject({ success: true, status: 'none' });
    expect(await getUsage(api.db, me())).toBe(0);
    expect(api.model.requests).toHaveLength(1);
  });
});
