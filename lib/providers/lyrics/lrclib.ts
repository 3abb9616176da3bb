import { z } from 'zod';
import { mapFound, type FetchUpstream, type Outcome } from '@/lib/providers/http';
import type { Limits } from '@/lib/providers/http/first-found';
import { cleanLyrics } from './clean-lyrics';
import { matchSong } from './matching';
import type { Song, SongCandidate, SongQuery } from './song';
import { isSynced, readSynced } from './synced-lyrics';

/** Names are compared by patterns, so hostile ones must not be long. */
const name = z.string().transform((text) => text.slice(0, 300));

/** A record of LRCLIB, as far as it is used. Source: lrclib.net/docs. */
const record = z.object({
  trackName: name,
  artistName: name,
  albumName: name.nullish(),
  instrumental: z.boolean().nullish(),
  plainLyrics: z.string().nullish(),
  syncedLyrics: z.string().nullish(),
});

type Record = z.infer<typeof record>;

export interface LrclibOptions {
  fetchUpstream: FetchUpstream;
  /** Base address up to and including `/api`. */
  baseUrl: string;
}

const SERVICE = 'lrclib';
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_CANDIDATES = 5;
export const INSTRUMENTAL = '[Instrumental]';

export interface Lrclib {
  find(query: SongQuery, limits: Limits): Promise<Outcome<Song>>;
  /** Songs with a title by anybody, for a query that found nothing. */
  similar(query: SongQuery, limits: Limits): Promise<Outcome<SongCandidate[]>>;
}

/** Asks LRCLIB: the exact song first, then a search. */
export function lrclib({ fetchUpstream, baseUrl }: LrclibOptions): Lrclib {
  const ask = <S extends z.ZodType>(
    path: string,
    query: { [name: string]: string },
    schema: S,
    limits: Limits,
  ) => {
    const url = new URL(`${baseUrl}/${path}`);
    url.search = new URLSearchParams(query).toString();
    return fetchUpstream({ ...limits, service: SERVICE, url, maxBytes: MAX_BYTES, schema });
  };

  return {
    async find(query, { signal, budgetMs }) {
      const deadline = Date.now() + budgetMs;
      const names = { track_name: query.songTitle, artist_name: query.artist };
      const exact = mapFound(await ask('get', names, record, { signal, budgetMs }), (one) =>
        toSong(query, one),
      );
      if (exact.kind === 'failed') return exact;
      if (exact.kind === 'found' && exact.value.isSure) return exact;
      const left = Math.max(1, deadline - Date.now());
      const search = await ask('search', names, z.array(record), { signal, budgetMs: left });
      const best = mapFound(search, (records) => bestSong(query, records));
      return exact.kind === 'found' && best.kind !== 'found' ? exact : best;
    },
    async similar(query, limits) {
      const outcome = await ask('search', { q: query.songTitle }, z.array(record), limits);
      return mapFound(outcome, (records) => {
        const candidates = candidatesOf(ranked(query, records));
        return candidates.length > 0 ? candidates : undefined;
      });
    },
  };
}

const named = (one: Record): SongQuery => ({ songTitle: one.trackName, artist: one.artistName });

/** Best match first; songs nothing like the asked title are left out. */
function ranked(query: SongQuery, records: readonly Record[]): Record[] {
  return records
    .filter((one) => one.instrumental || one.plainLyrics || one.syncedLyrics)
    .map((one) => ({ one, match: matchSong(query, named(one)) }))
    .filter(({ match }) => match.score >= 0.5)
    .sort((left, right) => right.match.score - left.match.score)
    .map(({ one }) => one);
}

function bestSong(query: SongQuery, records: readonly Record[]): Song | undefined {
  const close = ranked(query, records).filter((one) => matchSong(query, named(one)).isClose);
  for (const [index, one] of close.entries()) {
    const song = toSong(query, one);
    if (!song) continue;
    return song.isSure ? song : { ...song, candidates: candidatesOf(close.toSpliced(index, 1)) };
  }
  return undefined;
}

function candidatesOf(records: readonly Record[]): SongCandidate[] {
  const seen = new Map<string, SongCandidate>();
  for (const one of records) {
    const candidate = { ...named(one), ...(one.albumName ? { album: one.albumName } : {}) };
    const key = `${candidate.songTitle}|${candidate.artist}`.toLowerCase();
    if (!seen.has(key)) seen.set(key, candidate);
  }
  return [...seen.values()].slice(0, MAX_CANDIDATES);
}

/** The record as a song; undefined when nothing is left of its words after the clean-up. */
function toSong(query: SongQuery, one: Record): Song | undefined {
  const lrc = one.syncedLyrics ?? (isSynced(one.plainLyrics ?? '') ? one.plainLyrics : undefined);
  const synced = readSynced(lrc ?? '');
  const isPlain = one.plainLyrics && one.plainLyrics !== lrc;
  const lyrics = cleanLyrics(
    isPlain ? (one.plainLyrics ?? '') : synced.map(({ text }) => text).join('\n'),
  );
  const isInstrumental = one.instrumental === true && !lyrics;
  if (!lyrics && !isInstrumental) return undefined;
  return {
    ...named(one),
    ...(one.albumName ? { album: one.albumName } : {}),
    lyrics: lyrics || INSTRUMENTAL,
    ...(synced.length > 0 && !isInstrumental ? { synced } : {}),
    isInstrumental,
    isSure: matchSong(query, named(one)).isSure,
    candidates: [],
  };
}
