import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { json, misbehaviour, startFakeUpstream, type FakeUpstream } from '../http/fake-upstream';
import { describeMisbehaviour, testFetchUpstream } from '../http/testing';
import { lrclib } from './lrclib';
import { createLyrics } from './lyrics';
import { lyricsOvh } from './lyrics-ovh';

const signal = () => new AbortController().signal;
const asked = { songTitle: 'Hello', artist: 'Adele' };
const hello = {
  id: 1,
  name: 'Hello',
  trackName: 'Hello',
  artistName: 'Adele',
  albumName: '25',
  duration: 295,
  instrumental: false,
  plainLyrics: 'Hello, it is me\nProduced by Greg Kurstin\nI was wondering',
  syncedLyrics: '[ar:Adele]\n[00:05.50] Hello, it is me\n[00:02.00][00:09.25]I was wondering\n',
};
const missing = json({ code: 404, name: 'TrackNotFound' }, 404);

let lib: FakeUpstream;
let ovh: FakeUpstream;
let records: Record<string, unknown>[];

beforeEach(async () => {
  records = [hello];
  lib = await startFakeUpstream((request, response) =>
    (request.url?.startsWith('/get?') ? json(hello) : json(records))(request, response),
  );
  ovh = await startFakeUpstream(missing);
});
afterEach(() => Promise.all([lib.close(), ovh.close()]));

const onlySearch = (found: Record<string, unknown>[]) => {
  records = found;
  lib.answer = (request, response) =>
    (request.url?.startsWith('/get?') ? missing : json(records))(request, response);
};

function setup(budgetMs = 4_000) {
  const fetchUpstream = testFetchUpstream();
  return createLyrics({
    lrclib: lrclib({ fetchUpstream, baseUrl: lib.url }),
    lyricsOvh: lyricsOvh({ fetchUpstream, baseUrl: ovh.url }),
    budgetMs,
  });
}

describe('looking up lyrics', () => {
  test('asks LRCLIB for the exact song and gives its words and times', async () => {
    const result = await setup().find(asked, signal());
    expect(lib.calls).toEqual(['/get?track_name=Hello&artist_name=Adele']);
    expect(result).toEqual({
      kind: 'found',
      source: 'LRCLIB',
      value: {
        songTitle: 'Hello',
        artist: 'Adele',
        album: '25',
        lyrics: 'Hello, it is me\nI was wondering',
        synced: [
          { time: 2, text: 'I was wondering' },
          { time: 5.5, text: 'Hello, it is me' },
          { time: 9.25, text: 'I was wondering' },
        ],
        isInstrumental: false,
        isSure: true,
        candidates: [],
      },
    });
  });

  test('searches where the exact song is unknown', async () => {
    onlySearch([{ ...hello, trackName: 'HELLO (Remastered)', artistName: 'Adele feat. Nobody' }]);
    const result = await setup().find(asked, signal());
    expect(lib.calls[1]).toBe('/search?track_name=Hello&artist_name=Adele');
    expect(result).toMatchObject({ kind: 'found', value: { isSure: true } });
  });

  test('offers candidates when the match is unsure', async () => {
    onlySearch([
      { ...hello, trackName: 'Hello Goodbye', artistName: 'Adele Sande' },
      { ...hello, trackName: 'Hello Again', artistName: 'Adele', albumName: null },
      { ...hello, trackName: 'Hello Again', artistName: 'Adele' },
    ]);
    const result = await setup().find(asked, signal());
    expect(result).toMatchObject({
      kind: 'found',
      value: {
        songTitle: 'Hello Again',
        isSure: false,
        candidates: [
          { songTitle: 'Hello Again', artist: 'Adele', album: '25' },
          { songTitle: 'Hello Goodbye', artist: 'Adele Sande', album: '25' },
        ],
      },
    });
  });

  test('does not pass off another artist’s song as the asked one', async () => {
    onlySearch([{ ...hello, artistName: 'Lionel Richie' }]);
    const lyrics = setup();
    expect(await lyrics.find(asked, signal())).toEqual({ kind: 'notFound' });
    expect(await lyrics.similar(asked, signal())).toEqual([
      { songTitle: 'Hello', artist: 'Lionel Richie', album: '25' },
    ]);
  });

  test('makes plain lyrics of synced ones where there are no others', async () => {
    lib.answer = json({ ...hello, plainLyrics: null });
    const result = await setup().find(asked, signal());
    expect(result).toMatchObject({
      value: { lyrics: 'I was wondering\nHello, it is me\nI was wondering' },
    });
  });

  test('flags an instrumental', async () => {
    lib.answer = json({ ...hello, instrumental: true, plainLyrics: null, syncedLyrics: null });
    expect(await setup().find(asked, signal())).toMatchObject({
      value: { isInstrumental: true, lyrics: '[Instrumental]' },
    });
  });

  test('falls back to lyrics.ovh, without the heading of its pages', async () => {
    lib.answer = misbehaviour.html;
    ovh.answer = json({ lyrics: 'Paroles de la chanson Hello par Adele\r\nHello\r\nit is me' });
    expect(await setup().find(asked, signal())).toMatchObject({
      source: 'lyrics.ovh',
      value: { lyrics: 'Hello\nit is me', isSure: true },
    });
    expect(ovh.calls).toEqual(['/Adele/Hello']);
  });

  test('is not found only when both have nothing; if one broke it failed', async () => {
    onlySearch([]);
    expect(await setup().find(asked, signal())).toEqual({ kind: 'notFound' });
    ovh.answer = json({ lyrics: '' });
    expect(await setup().find(asked, signal())).toEqual({ kind: 'notFound' });
    ovh.answer = misbehaviour.serverError;
    expect(await setup().find(asked, signal())).toEqual({
      kind: 'failed',
      failures: [{ source: 'lyrics.ovh', reason: 'broken' }],
    });
  });

  test('answers from the fallback within its time when LRCLIB hangs', async () => {
    lib.answer = misbehaviour.hangs;
    ovh.answer = json({ lyrics: 'Hello' });
    expect(await setup(1_000).find(asked, signal())).toMatchObject({ source: 'lyrics.ovh' });
  });

  test('keeps names inside their segment of the path', async () => {
    onlySearch([]);
    ovh.answer = json({ lyrics: 'Thunder' });
    await setup().find({ artist: 'AC/DC', songTitle: '../../admin?x=1#y' }, signal());
    expect(ovh.calls).toEqual(['/AC%2FDC/..%2F..%2Fadmin%3Fx%3D1%23y']);
    await setup().find({ artist: '..', songTitle: '..' }, signal());
    expect(ovh.calls).toHaveLength(1);
  });
});

describe('LRCLIB', () =>
  describeMisbehaviour(({ fetchUpstream, baseUrl, ...limits }) =>
    lrclib({ fetchUpstream, baseUrl }).find(asked, limits),
  ));

describe('lyrics.ovh', () =>
  describeMisbehaviour(async ({ fetchUpstream, baseUrl, ...limits }) => {
    const outcome = await lyricsOvh({ fetchUpstream, baseUrl }).find(asked, limits);
    // An object without lyrics means that it has none, so the shape test has nothing to reject
    return outcome.kind === 'notFound' ? { kind: 'failed', reason: 'broken' } : outcome;
  }));
