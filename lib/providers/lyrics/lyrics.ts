import { firstFound, type LookupResult } from '@/lib/providers/http/first-found';
import type { Lrclib } from './lrclib';
import type { lyricsOvh } from './lyrics-ovh';
import type { Song, SongCandidate, SongQuery } from './song';

export interface LyricsOptions {
  lrclib: Lrclib;
  lyricsOvh: ReturnType<typeof lyricsOvh>;
  /** Milliseconds for one look-up with its fallback. */
  budgetMs: number;
}

export interface Lyrics {
  /** A song's words: LRCLIB first, lyrics.ovh where it has none or cannot say. */
  find(query: SongQuery, signal: AbortSignal): Promise<LookupResult<Song>>;
  /** Songs that may have been meant when none was found; empty when that cannot be said. */
  similar(query: SongQuery, signal: AbortSignal): Promise<SongCandidate[]>;
}

const SIMILAR_MS = 2_000;

/** Lyrics look-up over both services. */
export function createLyrics({ lrclib, lyricsOvh, budgetMs }: LyricsOptions): Lyrics {
  return {
    find: (query, signal) =>
      firstFound(
        [
          { name: 'LRCLIB', ask: (limits) => lrclib.find(query, limits) },
          { name: 'lyrics.ovh', ask: (limits) => lyricsOvh.find(query, limits) },
        ],
        { signal, budgetMs },
      ),
    async similar(query, signal) {
      const limits = { signal, budgetMs: Math.min(SIMILAR_MS, budgetMs) };
      const outcome = await lrclib.similar(query, limits);
      return outcome.kind === 'found' ? outcome.value : [];
    },
  };
}
