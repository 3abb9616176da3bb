import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { env } from '@/lib/env';
import {
  findWord,
  getEmbeddedDictionary,
  getOnlineDictionary,
  normaliseWord,
  wordInfoSchema,
} from '@/lib/providers/dictionary';
import { firstFound } from '@/lib/providers/http/first-found';
import { failureSentence } from '@/lib/providers/http/lookup-failure';
import { defineTool } from '../define';
import { limits } from '../limits';
import { askedKey, lookUp } from '../lookup-cache';
import { plainText } from '../plain-text';
import { card } from './card';

/** Milliseconds an answer that is ready waits for a recording of the word. */
const AUDIO_WAIT_MS = 500;

const list = new Intl.ListFormat('en', { type: 'disjunction' });

export const getWordInfo = defineTool(card, {
  input: z.object({ word: plainText('a word', limits.word) }),
  uses: { embedded: getEmbeddedDictionary, online: getOnlineDictionary },
  storedPrompt: ({ word }) => `Meaning and pronunciation for "${word}"`,
  storedInput: (input) => input,
  async run({ word }, { embedded, online, ...context }) {
    const asked = normaliseWord(word);
    const result = await findWord(asked, {
      embedded,
      audioWaitMs: AUDIO_WAIT_MS,
      askOnline: (word) =>
        lookUp(context, {
          key: `word:1:${askedKey(word)}`,
          schema: wordInfoSchema,
          load: (signal) =>
            firstFound([online.source(word)], { signal, budgetMs: env().LOOKUP_TIMEOUT_MS }),
        }),
    });
    if (result.kind === 'found') {
      const wordInfo = result.value;
      return { content: JSON.stringify(wordInfo), payload: { wordInfo }, source: result.source };
    }
    const suggestions = await embedded.suggest(asked);
    const details = { suggestions };
    const offer =
      suggestions.length > 0 ? `Did you mean ${list.format(suggestions.slice(0, 3))}?` : undefined;
    if (result.kind === 'failed') {
      const { code, sentence, ...options } = failureSentence(result.failures);
      // What was meant matters more than why nobody else could be asked
      const advice = offer ? `${offer} Other dictionaries can’t be reached right now.` : sentence;
      const message = `No entry found for “${word}”. ${advice}`;
      throw new AppError(code, message, { ...options, details });
    }
    const advice = offer ?? 'Check the spelling and try again.';
    throw new AppError('not_found', `No entry found for “${word}”. ${advice}`, { details });
  },
});
