import { z } from 'zod';

const candidate = z.object({
  songTitle: z.string(),
  artist: z.string(),
  album: z.string().optional(),
});

/** Another song that may be the one that was meant. */
export type SongCandidate = z.infer<typeof candidate>;

export const songSchema = z.object({
  songTitle: z.string(),
  artist: z.string(),
  album: z.string().optional(),
  /** Cleaned; `[Instrumental]` for a piece without words. */
  lyrics: z.string(),
  /** Lines with the second each is sung at, where they are known. */
  synced: z.array(z.object({ time: z.number(), text: z.string() })).optional(),
  isInstrumental: z.boolean(),
  /** False when title or artist differ from what was asked for. */
  isSure: z.boolean(),
  candidates: z.array(candidate),
});

/** A song with its words. */
export type Song = z.infer<typeof songSchema>;

/** What was asked for. */
export interface SongQuery {
  songTitle: string;
  artist: string;
}
