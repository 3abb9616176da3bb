import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCreations } from '@/db/creations';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import {
  json,
  misbehaviour,
  startFakeUpstream,
  type FakeUpstream,
} from '@/lib/providers/http/fake-upstream';

let api: TestApi;
let online: FakeUpstream;
let route: typeof import('./route');
let person = 0;

const yeet = [
  {
    word: 'yeet',
    phonetics: [{ audio: 'https://api.dictionaryapi.dev/media/yeet.mp3' }],
    meanings: [{ partOfSpeech: 'verb', definitions: [{ definition: 'To throw with force.' }] }],
  },
];
const unknown = json({ title: 'No Definitions Found' }, 404);

beforeAll(async () => {
  online = await startFakeUpstream(unknown);
  api = await startTestApi({
    DICTIONARY_URL: online.url,
    LOOKUP_TIMEOUT_MS: '1000',
    BREAKER_FAILURES: '0',
  });
  route = await import('./route');
});
afterAll(() => Promise.all([api.close(), online.close()]));
beforeEach(() => {
  person += 1;
  online.calls.length = 0;
  online.answer = unknown;
});

const me = () => `user_word_${person}`;
const ask = async (word: unknown) => {
  const response = await route.POST(
    api.request('/api/ai/get-word-info', { body: { word }, token: api.token({ sub: me() }) }),
    noParams,
  );
  return { response, body: await response.json() };
};

describe('POST /api/ai/get-word-info', () => {
  it('answers from the embedded dictionary when the online one is away, and keeps it', async () => {
    online.answer = misbehaviour.dropsConnection;
    const { response, body } = await ask('Serendipity');
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      wordInfo: [
        {
          word: 'serendipity',
          phonetics: [{ text: expect.stringMatching(/^\/.*ˈ.*\/$/) }],
          meanings: [{ partOfSpeech: 'noun', definitions: [{ definition: expect.any(String) }] }],
        },
      ],
      source: expect.stringContaining('WordNet'),
    });
    const { creations } = await listCreations(api.db, me());
    expect(creations).toMatchObject([
      { type: 'word-info', prompt: 'Meaning and pronunciation for "Serendipity"' },
    ]);
    expect(JSON.parse(creations[0]?.content ?? '')).toEqual(body.wordInfo);
  });

  it('adds a recording, and asks for it once', async () => {
    online.answer = json([{ ...yeet[0], word: 'water' }]);
    // A slow machine may answer before the recording is there; it is kept for the next look-up
    await expect
      .poll(async () => (await ask('water')).body.wordInfo[0].phonetics[0])
      .toMatchObject({
        text: '/ˈwɔtɚ/',
        audio: 'https://api.dictionaryapi.dev/media/yeet.mp3',
      });
    await ask('Water');
    expect(online.calls.filter((path) => path.endsWith('water'))).toHaveLength(1);
  });

  it('does not wait for a recording that hangs', async () => {
    online.answer = misbehaviour.hangs;
    expect((await ask('river')).body).toMatchObject({ success: true });
  });

  it('asks online for a word it lacks', async () => {
    online.answer = json(yeet);
    expect((await ask('yeet')).body).toMatchObject({
      success: true,
      wordInfo: [{ word: 'yeet', meanings: [{ partOfSpeech: 'verb' }] }],
      source: 'Free Dictionary',
    });
  });

  it('asks "did you mean" for a misspelling', async () => {
    const { response, body } = await ask('recieve');
    expect(response.status).toBe(404);
    expect(body.suggestions[0]).toBe('receive');
    expect(body.message).toMatch(/^No entry found for “recieve”\. Did you mean receive, /);
  });

  it('asks what was meant before anything else, also where the online dictionary is away', async () => {
    online.answer = misbehaviour.dropsConnection;
    const { response, body } = await ask('definately');
    expect(response.status).toBe(503);
    expect(body.message).toMatch(
      /^No entry found for “definately”\. Did you mean definitely, .*\? Other dictionaries can’t be reached right now\.$/,
    );
    expect(body.suggestions).toContain('definitely');
  });

  it('says why where nothing can be suggested', async () => {
    online.answer = misbehaviour.dropsConnection;
    const { response, body } = await ask('qqqqqqqqqqqq');
    expect(response.status).toBe(503);
    expect(body).toMatchObject({
      suggestions: [],
      message: expect.stringContaining('Free Dictionary'),
    });
  });

  it.each([undefined, '', '   ', 7, 'x'.repeat(65), 'a\u0000b', '\ud800'])(
    'refuses %j',
    async (word) => expect((await ask(word)).response.status).toBe(400),
  );

  it('answers also when the database is away, and says that it was not saved', async () => {
    const shared = globalThis as { miseDatabase?: unknown };
    const open = shared.miseDatabase;
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    shared.miseDatabase = Promise.reject(away);
    (shared.miseDatabase as Promise<never>).catch(() => undefined);
    const { response, body } = await ask('river');
    shared.miseDatabase = open;
    expect(response.status).toBe(200);
    expect(body).toMatchObject({ success: true, message: expect.stringContaining('not be saved') });
    expect(body.creation).toBeUndefined();
  });
});
