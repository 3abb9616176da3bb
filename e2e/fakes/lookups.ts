import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, misbehaviour, startFakeUpstream } from '@/lib/providers/http/fake-upstream';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const query = (request: IncomingMessage) =>
  new URL(request.url ?? '/', 'http://fake.test').searchParams;

const dune = {
  key: '/works/OL893415W',
  title: 'Dune',
  author_name: ['Frank Herbert'],
  publisher: ['Chilton Books'],
  first_publish_year: 1965,
  number_of_pages_median: 541,
};
const messiah = {
  ...dune,
  key: '/works/OL893526W',
  title: 'Dune Messiah',
  first_publish_year: 1969,
};

const openLibrary: Answer = (request, response) => {
  const asked = (query(request).get('title') ?? query(request).get('q') ?? '').toLowerCase();
  if (request.url?.startsWith('/works/')) {
    return json({ description: 'A boy, a desert planet and the <b>spice</b>.' })(request, response);
  }
  if (asked.includes('unreachable')) return misbehaviour.dropsConnection(request);
  return json({ docs: asked.startsWith('dune') ? [dune, messiah] : [] })(request, response);
};

const googleBooks: Answer = (request, response) =>
  query(request).get('q')?.includes('unreachable')
    ? misbehaviour.dropsConnection(request)
    : json({ totalItems: 0 })(request, response);

const song = {
  trackName: 'Paper Boats',
  artistName: 'The Example Band',
  albumName: 'Inventions',
  instrumental: false,
  plainLyrics:
    '4 Contributors\nProduced by Nobody\n[Verse 1]\nPaper boats upon the rain\nSail away and come again\n\n[Chorus]\nFold me one and let it go',
  syncedLyrics: '[00:05.00]Paper boats upon the rain\n[00:09.50]Sail away and come again',
};

const lrclib: Answer = (request, response) => {
  const title = (query(request).get('track_name') ?? query(request).get('q') ?? '').toLowerCase();
  if (title.includes('broken')) return misbehaviour.html(request, response);
  const isExact = query(request).get('artist_name') === song.artistName;
  if (title !== 'paper boats') {
    return (request.url?.startsWith('/get') ? json({}, 404) : json([]))(request, response);
  }
  if (request.url?.startsWith('/get'))
    return json(isExact ? song : {}, isExact ? 200 : 404)(request, response);
  return json(query(request).has('q') ? [song] : [])(request, response);
};

const lyricsOvh: Answer = (request, response) =>
  (request.url?.includes('broken') ? misbehaviour.serverError : json({}, 404))(request, response);

const dictionary: Answer = (request, response) =>
  (request.url?.endsWith('/yeet')
    ? json([
        {
          word: 'yeet',
          phonetics: [{ text: '/jiːt/' }],
          meanings: [
            { partOfSpeech: 'verb', definitions: [{ definition: 'To throw with force.' }] },
          ],
        },
      ])
    : json({}, 404))(request, response);

/** The public data services as fakes on loopback; answers the variables that name their addresses. */
export async function startLookupFakes(): Promise<Record<string, string>> {
  const fakes = {
    OPEN_LIBRARY_URL: openLibrary,
    GOOGLE_BOOKS_URL: googleBooks,
    LRCLIB_URL: lrclib,
    LYRICS_OVH_URL: lyricsOvh,
    DICTIONARY_URL: dictionary,
  };
  const started = Object.entries(fakes).map(async ([name, answer]) => {
    const { url } = await startFakeUpstream(answer);
    return [name, url] as const;
  });
  return Object.fromEntries(await Promise.all(started));
}
