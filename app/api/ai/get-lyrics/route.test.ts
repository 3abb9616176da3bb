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
let lrclib: FakeUpstream;
let ovh: FakeUpstream;
let route: typeof import('./route');
let person = 0;

const record = {
  trackName: 'Hello',
  artistName: 'Adele',
  albumName: '25',
  instrumental: false,
  plainLyrics: '3 Contributors\n[Verse 1]\nHello',
  syncedLyrics: '[00:01.00]Hello',
};
const missing = json({ name: 'TrackNotFound' }, 404);

beforeAll(async () => {
  lrclib = await startFakeUpstream(missing);
  ovh = await startFakeUpstream(missing);
  api = await startTestApi({
    LRCLIB_URL: lrclib.url,
    LYRICS_OVH_URL: ovh.url,
    LOOKUP_TIMEOUT_MS: '1000',
    BREAKER_FAILURES: '0',
  });
  route = await import('./route');
});
afterAll(() => Promise.all([api.close(), lrclib.close(), ovh.close()]));
beforeEach(() => {
  person += 1;
  lrclib.calls.length = 0;
  lrclib.answer = json(record);
  ovh.answer = missing;
});

const me = () => `user_lyrics_${person}`;
const ask = async (body: object) => {
  const response = await route.POST(
    api.request('/api/ai/get-lyrics', { body, token: api.token({ sub: me() }) }),
    noParams,
  );
  return { response, body: await response.json() };
};

describe('POST /api/ai/get-lyrics', () => {
  it('answers cleaned lyrics with their times and the source, and keeps them', async () => {
    const { response, body } = await ask({ songTitle: ' Hello ', artist: 'Adele' });
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      lyrics: '[Verse 1]\nHello',
      synced: [{ time: 1, text: 'Hello' }],
      isSure: true,
      candidates: [],
      source: 'LRCLIB',
    });
    const { creations } = await listCreations(api.db, me());
    expect(creations).toMatchObject([
      {
        type: 'lyrics',
        prompt: 'Lyrics for "Hello" by Adele',
        content: '[Verse 1]\nHello',
        data: { synced: [{ time: 1, text: 'Hello' }] },
      },
    ]);
  });

  it('does not reach LRCLIB for a repeated look-up, also of another person', async () => {
    await ask({ songTitle: 'Again', artist: 'Adele' });
    lrclib.calls.length = 0;
    person += 1;
    expect((await ask({ songTitle: 'again', artist: 'ADELE' })).response.status).toBe(200);
    expect(lrclib.calls).toEqual([]);
  });

  it('asks once for parallel equal look-ups', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask({ songTitle: 'Parallel', artist: 'Adele' })),
    );
    expect(answers.map(({ response }) => response.status)).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
    expect(lrclib.calls.filter((call) => call.startsWith('/get'))).toHaveLength(1);
  });

  it.each([{}, { songTitle: 'Hello' }, { artist: 'Adele' }, { songTitle: '  ', artist: 'Adele' }])(
    'asks for both names when one is missing: %j',
    async (input) => {
      const { response, body } = await ask(input);
      expect(response.status).toBe(400);
      expect(body.message).toBe('Please enter both song title and artist');
    },
  );

  it('says "Lyrics not found" and offers songs of that title', async () => {
    lrclib.answer = (request, response) =>
      (request.url?.startsWith('/search?q=')
        ? json([{ ...record, artistName: 'Lionel Richie' }])
        : request.url?.startsWith('/search')
          ? json([])
          : missing)(request, response);
    const { response, body } = await ask({ songTitle: 'Hello', artist: 'Nobody' });
    expect(response.status).toBe(404);
    expect(body).toMatchObject({
      success: false,
      message: 'Lyrics not found',
      hint: expect.any(String),
      candidates: [{ songTitle: 'Hello', artist: 'Lionel Richie', album: '25' }],
    });
  });

  it('says "Error fetching lyrics" when a service broke and none has the song', async () => {
    lrclib.answer = misbehaviour.dropsConnection;
    const { response, body } = await ask({ songTitle: 'Broken', artist: 'Adele' });
    expect(response.status).toBe(503);
    expect(body).toMatchObject({
      success: false,
      message: 'Error fetching lyrics',
      hint: 'LRCLIB can’t be reached. Check your connection and try again.',
    });
  });

  it('takes the fallback when LRCLIB is limited', async () => {
    lrclib.answer = misbehaviour.tooMany;
    ovh.answer = json({ lyrics: 'Hello' });
    const { body } = await ask({ songTitle: 'Limited', artist: 'Adele' });
    expect(body).toMatchObject({ success: true, lyrics: 'Hello', source: 'lyrics.ovh' });
  });

  it('flags an instrumental', async () => {
    lrclib.answer = json({ ...record, instrumental: true, plainLyrics: null, syncedLyrics: null });
    const { body } = await ask({ songTitle: 'Quiet', artist: 'Adele' });
    expect(body).toMatchObject({
      success: true,
      isInstrumental: true,
      message: expect.stringContaining('instrumental'),
    });
  });
});
