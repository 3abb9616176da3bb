import { z } from 'zod';
import { mapFound, notFound, type FetchUpstream, type Outcome } from '@/lib/providers/http';
import type { Limits, Source } from '@/lib/providers/http/first-found';
import { pathSegment } from '@/lib/providers/http/path-segment';
import type { WordInfo } from './word-info';

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

/** What dictionaryapi.dev answers, as far as it is used; `text` and `audio` are often missing. */
const answer = z.array(
  z.object({
    word: z.string(),
    phonetic: text,
    phonetics: z.array(z.object({ text, audio: text })).nullish(),
    meanings: z.array(
      z.object({
        partOfSpeech: z.string(),
        synonyms: texts,
        definitions: z.array(z.object({ definition: z.string(), example: text, synonyms: texts })),
      }),
    ),
  }),
);

type Entry = z.infer<typeof answer>[number];

export interface FreeDictionaryOptions {
  fetchUpstream: FetchUpstream;
  /** Base address up to and including `/api/v2`. */
  baseUrl: string;
}

const MAX_BYTES = 512 * 1024;
const MAX_SYNONYMS = 8;

/** Asks dictionaryapi.dev (Wiktionary, CC BY-SA) for an English word. */
export function freeDictionary(options: FreeDictionaryOptions): {
  source(word: string): Source<WordInfo>;
} {
  const ask = async (word: string, { signal, budgetMs }: Limits): Promise<Outcome<WordInfo>> => {
    const segment = pathSegment(word);
    if (!segment) return notFound;
    return mapFound(
      await options.fetchUpstream({
        service: 'free-dictionary',
        url: new URL(`${options.baseUrl}/entries/en/${segment}`),
        signal,
        budgetMs,
        maxBytes: MAX_BYTES,
        schema: answer,
      }),
      (entries) => {
        const usable = entries.map(reshape).filter(({ meanings }) => meanings.length > 0);
        return usable.length > 0 ? usable : undefined;
      },
    );
  };
  return { source: (word) => ({ name: 'Free Dictionary', ask: (limits) => ask(word, limits) }) };
}

function reshape({ word, phonetic, phonetics, meanings }: Entry): WordInfo[number] {
  const spoken = (phonetics ?? []).flatMap((one) => {
    const audio = asHttps(one.audio);
    return one.text || audio
      ? [{ ...(one.text ? { text: one.text } : {}), ...(audio ? { audio } : {}) }]
      : [];
  });
  const hasText = spoken.some((one) => one.text);
  return {
    word,
    phonetics: !hasText && phonetic ? [{ text: phonetic }, ...spoken] : spoken,
    meanings: meanings.filter(({ definitions }) => definitions.length > 0).map(reshapeMeaning),
  };
}

const reshapeMeaning = ({ partOfSpeech, synonyms, definitions }: Entry['meanings'][number]) => ({
  partOfSpeech,
  definitions: definitions.map(reshapeDefinition),
  ...few(synonyms),
});

const reshapeDefinition = (one: Entry['meanings'][number]['definitions'][number]) => ({
  definition: one.definition,
  ...(one.example ? { example: one.example } : {}),
  ...few(one.synonyms),
});

function few(synonyms: string[] | null | undefined) {
  return synonyms?.length ? { synonyms: synonyms.slice(0, MAX_SYNONYMS) } : {};
}

function asHttps(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  const absolute = address.replace(/^(?:http:)?\/\//, 'https://');
  return absolute.startsWith('https://') && URL.canParse(absolute) ? absolute : undefined;
}
