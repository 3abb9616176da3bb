import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json, misbehaviour, startFakeUpstream, type FakeUpstream } from '../http/fake-upstream';
import { describeMisbehaviour, testFetchUpstream } from '../http/testing';
import { createBooks } from './books';
import { googleBooks } from './google-books';
import { openLibrary } from './open-library';
import { dune, googleDune, openLibraryDune } from './recorded';

const signal = () => new AbortController().signal;
const limits = () => ({ signal: signal(), budgetMs: 2_000 });
let google: FakeUpstream;
let library: FakeUpstream;

beforeEach(async () => {
  google = await startFakeUpstream(json(googleDune));
  library = await startFakeUpstream((request, response) =>
    json(request.url?.startsWith('/works/') ? dune.work : openLibraryDune)(request, response),
  );
});
afterEach(() => Promise.all([google.close(), library.close()]));

function setup(order: 'google' | 'library') {
  const fetchUpstream = testFetchUpstream();
  const ol = openLibrary({ fetchUpstream, baseUrl: library.url });
  const gb = googleBooks({ fetchUpstream, baseUrl: google.url, apiKey: 'KEY' });
  const sources = order === 'google' ? [gb, ol] : [ol, gb];
  return { books: createBooks({ sources, openLibrary: ol, budgetMs: 4_000 }), gb, ol };
}

describe('Google Books', () => {
  test('is asked by title, with country and key', async () => {
    await setup('google').gb.byTitle('Dune "Messiah"', limits());
    const url = new URL(google.calls[0] ?? '', google.url);
    expect(url.pathname).toBe('/volumes');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'intitle:"Dune  Messiah"',
      maxResults: '10',
      country: 'US',
      key: 'KEY',
    });
  });

  test('gives the specified fields, the description as text and the cover over https', async () => {
    const outcome = await setup('google').gb.byTitle('Dune', limits());
    expect(outcome).toMatchObject({ kind: 'found' });
    expect(outcome.kind === 'found' && outcome.value[0]).toEqual({
      id: 'gb:B1hSG45JCX4C',
      title: 'Dune',
      subtitle: 'Deluxe Edition',
      authors: ['Frank Herbert'],
      publisher: 'Penguin',
      publishedDate: '2003-08-26',
      pageCount: 704,
      description:
        'Frank Herbert’s classic.\nSet on the desert planet Arrakis & beyond.\n\nalert(1) winner of prizes',
      imageLinks: {
        thumbnail:
          'https://books.google.com/books/content?id=B1hSG45JCX4C&printsec=frontcover&img=1&zoom=1',
      },
    });
  });

  test('says it has nothing for an answer without items', async () => {
    google.answer = json({ kind: 'books#volumes', totalItems: 0 });
    expect(await setup('google').gb.byTitle('Xqz', limits())).toEqual({ kind: 'notFound' });
  });

  describeMisbehaviour(({ fetchUpstream, baseUrl, ...rest }) =>
    googleBooks({ fetchUpstream, baseUrl }).byTitle('Dune', rest),
  );
});

describe('Open Library', () => {
  test('gives the specified fields with a cover by id', async () => {
    const outcome = await setup('library').ol.byTitle('Dune', limits());
    expect(library.calls[0]).toContain('/search.json?title=Dune&limit=10&fields=key%2Ctitle');
    expect(outcome.kind === 'found' && outcome.value[0]).toEqual({
      id: 'ol:OL893415W',
      title: 'Dune',
      authors: ['Frank Herbert'],
      publisher: 'Chilton Books',
      publishedDate: '1965',
      pageCount: 541,
      imageLinks: { thumbnail: 'https://covers.openlibrary.org/b/id/11481354-M.jpg' },
    });
  });

  test.each([
    ['an object', dune.work, 'Arrakis, the desert planet.\n\nA classic.'],
    ['a string', { description: 'Plain <b>words</b>.' }, 'Plain words.'],
  ])('reads a description that is %s', async (_, work, text) => {
    library.answer = json(work);
    const { ol } = setup('library');
    const book = { id: 'ol:OL893415W', title: 'Dune' };
    expect(await ol.description(book, limits())).toEqual({ kind: 'found', value: text });
    expect(library.calls).toEqual(['/works/OL893415W.json']);
  });

  test('asks for no description of a book it did not name', async () => {
    const { ol } = setup('library');
    for (const id of ['gb:x', 'ol:../../secrets', 'ol:OL1W/../x']) {
      expect(await ol.description({ id, title: 'X' }, limits())).toEqual({ kind: 'notFound' });
    }
    expect(library.calls).toEqual([]);
  });

  describe('search', () =>
    describeMisbehaviour(({ fetchUpstream, baseUrl, ...rest }) =>
      openLibrary({ fetchUpstream, baseUrl }).byTitle('Dune', rest),
    ));
  describe('description', () =>
    describeMisbehaviour(async ({ fetchUpstream, baseUrl, ...rest }) => {
      const library = openLibrary({ fetchUpstream, baseUrl });
      const outcome = await library.description({ id: 'ol:OL1W', title: 'X' }, rest);
      // A work without a description is no failure, so the shape test has nothing to reject
      return outcome.kind === 'notFound' ? { kind: 'failed', reason: 'broken' } : outcome;
    }));
});

describe('the book search', () => {
  test('puts the closest title first and drops repeated editions', async () => {
    const result = await setup('library').books.search('dune messiah', signal());
    expect(result.kind === 'found' && result.value.map(({ title }) => title)).toEqual([
      'Dune Messiah',
      'Dune',
    ]);
    expect(result).toMatchObject({ source: 'Open Library' });
  });

  test.each([
    ['google', 'Google Books', 'Open Library'],
    ['library', 'Open Library', 'Google Books'],
  ] as const)('with %s first, asks %s and falls back to %s', async (order, first, second) => {
    const { books } = setup(order);
    expect(await books.search('Dune', signal())).toMatchObject({ source: first });
    const broken = order === 'google' ? google : library;
    broken.answer = misbehaviour.html;
    expect(await books.search('Dune', signal())).toMatchObject({ source: second });
    broken.answer = json({ docs: [], items: [] });
    expect(await books.search('Dune', signal())).toMatchObject({ source: second });
  });

  test('still answers within its time when the first service hangs', async () => {
    google.answer = misbehaviour.hangs;
    const { ol, gb } = setup('google');
    const books = createBooks({ sources: [gb, ol], openLibrary: ol, budgetMs: 1_000 });
    expect(await books.search('Dune', signal())).toMatchObject({ source: 'Open Library' });
  });

  test('is not found only when both have nothing', async () => {
    google.answer = json({ totalItems: 0 });
    library.answer = json({ docs: [] });
    const { books } = setup('library');
    expect(await books.search('Xqz', signal())).toEqual({ kind: 'notFound' });
    google.answer = misbehaviour.tooMany;
    expect(await books.search('Xqz', signal())).toEqual({
      kind: 'failed',
      failures: [{ source: 'Google Books', reason: 'limited', retryAfter: 3600 }],
    });
  });

  test('finds a title given with its author', async () => {
    library.answer = (request, response) =>
      json(request.url?.includes('title=') ? { docs: [] } : openLibraryDune)(request, response);
    const result = await setup('library').books.search('dune by frank herbert', signal());
    expect(result).toMatchObject({ source: 'Open Library' });
    expect(result.kind === 'found' && result.value[0]?.title).toBe('Dune');
  });

  test('gives the description where it is kept apart', async () => {
    const { books } = setup('library');
    const book = { id: 'ol:OL893415W', title: 'Dune' };
    expect(await books.description(book, signal())).toMatchObject({
      kind: 'found',
      value: expect.stringContaining('Arrakis'),
    });
    library.answer = misbehaviour.serverError;
    expect(await books.description(book, signal())).toMatchObject({ kind: 'failed' });
  });
});
