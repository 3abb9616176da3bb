import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { failureSentence } from '@/lib/providers/http/lookup-failure';
import { getLyrics as getLyricsProvider, songSchema } from '@/lib/providers/lyrics';
import { defineTool } from '../define';
import { limits } from '../limits';
import { askedKey, lookUp } from '../lookup-cache';
import { plainText } from '../plain-text';
import { card } from './card';
import { lyricsMessages } from './messages';

const name = (what: string) =>
  z
    .string(lyricsMessages.missing)
    .trim()
    .min(1, lyricsMessages.missing)
    .pipe(plainText(what, limits.name));

export const getLyrics = defineTool(card, {
  input: z.object({ songTitle: name('the song title'), artist: name('the artist') }),
  uses: { lyrics: getLyricsProvider },
  storedPrompt: ({ songTitle, artist }) => `Lyrics for "${songTitle}" by ${artist}`,
  storedInput: (input) => input,
  async run(input, { lyrics, ...context }) {
    const result = await lookUp(context, {
      key: `lyrics:1:${askedKey(input.songTitle, input.artist)}`,
      schema: songSchema,
      load: (signal) => lyrics.find(input, signal),
    });
    if (result.kind === 'failed') {
      const { code, sentence, ...options } = failureSentence(result.failures);
      throw new AppError(code, lyricsMessages.failed, { ...options, details: { hint: sentence } });
    }
    if (result.kind === 'notFound') {
      const candidates = await lyrics.similar(input, context.signal);
      const hint =
        candidates.length > 0
          ? 'We couldn’t find that song. Did you mean one of these?'
          : 'We couldn’t find that song. Check the spelling of both, or leave out anything in brackets.';
      throw new AppError('not_found', lyricsMessages.notFound, { details: { hint, candidates } });
    }
    const song = result.value;
    return {
      content: song.lyrics,
      payload: song,
      ...(song.isInstrumental ? { message: 'This song is instrumental: it has no lyrics.' } : {}),
      ...(song.synced ? { data: { synced: song.synced } } : {}),
      source: result.source,
    };
  },
});
