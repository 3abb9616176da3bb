import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCreations } from '@/db/creations';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import { openLibraryDune, dune } from '@/lib/providers/books/recorded';
import {
  json,
  misbehaviour,
  startFakeUpstream,
  type FakeUpstream,
} from '@/lib/providers/http/fake-upstream';

let api: TestApi;
let library: FakeUpstream;
let google: FakeUpstream;
let route: typeof import('./route');
let person = 0;

beforeAll(async () => {
  library = await startFakeUpstream(misbehaviour.serverError);
  google = await startFakeUpstream(misbehaviour.tooMany);
  api = await startTestApi({
    OPEN_LIBRARY_URL: library.url,
    GOOGLE_BOOKS_URL: google.url,
    GOOGLE_BOOKS_API_KEY: '',
    LOOKUP_TIMEOUT_MS: '1000',
    BREAKER_FAILURES: '0',
  });
  route = await import('./route');
});
afterAll(() => Promise.all([api.close(), library.close(), google.close()]));
beforeEach(() => {
  person += 1;
  library.calls.length = 0;
  google.calls.length = 0;
  google.answer = misbehaviour.tooMany;
  library.answer = (request, response) =>
    json(request.url?.startsWith('/works/') ? dune.work : openLibraryDune)(request, response);
});

const me = () => `user_book_${person}`;
const ask = async (body: object) => {
  const response = await route.POST(
    api.request('/api/ai/get-book-information', { body, token: api.token({ sub: me() }) }),
    noParams,
  );
  return { response, body: await response.json() };
};

describe('POST /api/ai/get-book-information', () => {
  it('answers the best match with its description, other candidates and the source', async () => {
    const { response, body } = await ask({ title: 'Dune' });
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      bookData: {
        title: 'Dune',
        authors: ['Frank Herbert'],
        publisher: 'Chilton Books',
        publishedDate: '1965',
        pageCount: 541,
        description: 'Arrakis, the desert planet.\n\nA classic.',
        imageLinks: { thumbnail: expect.stringMatching(/^https:/) },
      },
      candidates: [{ id: 'ol:OL893526W', title: 'Dune Messiah', authors: ['Frank Herbert'] }],
      source: 'Open Library',
    });
    const { creations } = await listCreations(api.db, me());
    expect(creations).toMatchObject([
      { type: 'book-information', prompt: 'Book information for "Dune"', source: 'Open Library' },
    ]);
    expect(JSON.parse(creations[0]?.content ?? '')).toEqual(body.bookData);
  });

  it('does not reach the services for a repeated look-up, and shows the chosen candidate', async () => {
    const first = await ask({ title: 'Dune Messiah' });
    library.calls.length = 0;
    const again = await ask({ title: '  dune   MESSIAH ' });
    expect(again.body.bookData).toEqual(first.body.bookData);
    expect(library.calls).toEqual([]);
    const chosen = await ask({ title: 'Dune Messiah', choice: 'ol:OL893415W' });
    expect(chosen.body.bookData.title).toBe('Dune');
    expect(library.calls.filter((call) => call.startsWith('/search'))).toEqual([]);
  });

  it('says so when nobody has it', async () => {
    library.answer = json({ docs: [] });
    google.answer = json({ totalItems: 0 });
    const { response, body } = await ask({ title: 'Xqzzt' });
    expect(response.status).toBe(404);
    expect(body).toMatchObject({ success: false, error: expect.stringContaining('No book') });
    expect(body.message).toBe(body.error);
  });

  it('is an error when one service has nothing and the other cannot say', async () => {
    library.answer = json({ docs: [] });
    const { response, body } = await ask({ title: 'Limited' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('3600');
    expect(body.error).toContain('Google Books');
    expect(body.error).not.toContain('slow down');
  });

  it.each([
    ['hangs', 504],
    ['html', 502],
    ['dropsConnection', 503],
    ['huge', 502],
  ] as const)('answers a sentence when both services fail with "%s"', async (how, status) => {
    library.answer = misbehaviour[how];
    google.answer = misbehaviour[how];
    const { response, body } = await ask({ title: `Failing ${how}` });
    expect(response.status).toBe(status);
    expect(body).toMatchObject({ success: false });
    expect(body.error).toMatch(/^Open Library and Google Books .*[.]$/);
    expect((await listCreations(api.db, me())).creations).toEqual([]);
  });

  it('refuses input that cannot be a title', async () => {
    for (const body of [{}, { title: '' }, { title: 7 }, { title: 'x'.repeat(201) }]) {
      expect((await ask(body)).response.status).toBe(400);
    }
    expect(library.calls).toEqual([]);
  });

  it('answers 401, 405 and 415 with the envelope', async () => {
    const path = '/api/ai/get-book-information';
    const unsigned = api.request(path, { body: { title: 'Dune' }, token: null });
    const text = api.request(path, { body: {}, headers: { 'content-type': 'text/plain' } });
    for (const [response, status] of [
      [await route.POST(unsigned, noParams), 401],
      [await route.GET(api.request(path), noParams), 405],
      [await route.POST(text, noParams), 415],
    ] as const) {
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
  });
});
