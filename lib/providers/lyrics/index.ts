import { env, type Env } from '@/lib/env';
import { getFetchUpstream, type FetchUpstream } from '@/lib/providers/http';
import { lrclib } from './lrclib';
import { createLyrics, type Lyrics } from './lyrics';
import { lyricsOvh } from './lyrics-ovh';

export type { Lyrics } from './lyrics';
export * from './song';

/** LRCLIB and lyrics.ovh at the addresses the environment names. */
export function pickLyrics(values: Env, fetchUpstream: FetchUpstream): Lyrics {
  return createLyrics({
    lrclib: lrclib({ fetchUpstream, baseUrl: values.LRCLIB_URL }),
    lyricsOvh: lyricsOvh({ fetchUpstream, baseUrl: values.LYRICS_OVH_URL }),
    budgetMs: values.LOOKUP_TIMEOUT_MS,
  });
}

/** The lyrics look-up of this process. */
export function getLyrics(): Lyrics {
  return pickLyrics(env(), getFetchUpstream());
}
