import { z } from 'zod';
import { mapFound, notFound, type FetchUpstream, type Outcome } from '@/lib/providers/http';
import type { Limits } from '@/lib/providers/http/first-found';
import { pathSegment } from '@/lib/providers/http/path-segment';
import { cleanLyrics } from './clean-lyrics';
import type { Song, SongQuery } from './song';

const answer = z.object({ lyrics: z.string().nullish() });

export interface LyricsOvhOptions {
  fetchUpstream: FetchUpstream;
  /** Base address up to and including `/v1`. */
  baseUrl: string;
}

const MAX_BYTES = 1024 * 1024;
/** The first line of many of its texts, which belongs to the page they came from. */
const HEADING = /^\s*Paroles de la chanson [^\n]*\n/i;

/** Asks lyrics.ovh for exactly one song. */
export function lyricsOvh({ fetchUpstream, baseUrl }: LyricsOvhOptions) {
  return {
    async find(query: SongQuery, limits: Limits): Promise<Outcome<Song>> {
      const artist = pathSegment(query.artist);
      const title = pathSegment(query.songTitle);
      if (!artist || !title) return notFound;
      const outcome = await fetchUpstream({
        ...limits,
        service: 'lyrics-ovh',
        url: new URL(`${baseUrl}/${artist}/${title}`),
        maxBytes: MAX_BYTES,
        schema: answer,
      });
      return mapFound(outcome, (body) => {
        const lyrics = cleanLyrics((body.lyrics ?? '').replace(HEADING, ''));
        if (!lyrics) return undefined;
        return { ...query, lyrics, isInstrumental: false, isSure: true, candidates: [] };
      });
    },
  };
}
