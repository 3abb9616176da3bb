import type { WordInfo } from '@/lib/providers/dictionary';

type Entry = WordInfo[number];
type Loose<T> = { [K in keyof T]?: unknown };

const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
const object = <T>(value: unknown) => (value ?? {}) as Loose<T>;
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A stored entry with whatever it lacks left out; older ones may lack anything. */
function readEntry(value: unknown): Entry {
  const { word, phonetics, meanings } = object<Entry>(value);
  return {
    word: text(word) ?? '',
    phonetics: list(phonetics).map((one) => {
      const { text: spoken, audio } = object<Entry['phonetics'][number]>(one);
      return { text: text(spoken), audio: text(audio) };
    }),
    meanings: list(meanings).map((one) => {
      const { partOfSpeech, definitions, synonyms, lemma } = object<Entry['meanings'][number]>(one);
      return {
        partOfSpeech: text(partOfSpeech) ?? '',
        lemma: text(lemma),
        synonyms: list(synonyms).flatMap((word) => text(word) ?? []),
        definitions: list(definitions).flatMap((given) => {
          const { definition, example } = object<{ definition: string; example: string }>(given);
          return text(definition)
            ? [{ definition: text(definition) ?? '', example: text(example) }]
            : [];
        }),
      };
    }),
  };
}

/** The entries of a stored word; `problem` when its content is not JSON. An empty list is none. */
export function readWordInfo(content: string): { entries: WordInfo; problem?: unknown } {
  try {
    const value: unknown = JSON.parse(content);
    return {
      entries: list(value)
        .filter((one) => typeof one === 'object' && one)
        .map(readEntry),
    };
  } catch (problem) {
    return { entries: [], problem };
  }
}
