import { lemmasOf, type Weigh } from './morphology';
import type { Meaning } from './word-info';
import { PARTS, type IndexEntry, type PartOfSpeech, type WordNet } from './wordnet';

const MAX_DEFINITIONS = 8;
const MAX_SYNONYMS = 8;

/** A word's spellings in WordNet: as it is, with underscores for spaces or hyphens, or in one. */
export function spellings(word: string): string[] {
  const underscored = word.replaceAll(' ', '_');
  if (!/[ -]/.test(word)) return [word];
  const joined = /^[\w']+[ -][\w']+$/.test(word) ? [word.replace(/[ -]/, '')] : [];
  return [
    ...new Set([
      underscored,
      underscored.replaceAll('-', '_'),
      word.replaceAll(' ', '-'),
      ...joined,
    ]),
  ];
}

/** The meanings WordNet gives a normalised word, the commonest part of speech first. */
export function wordNetMeanings(
  wordNet: WordNet,
  word: string,
): { meanings: Meaning[]; heads: string[] } {
  const heads = new Set<string>();
  const weighted = PARTS.flatMap((part) =>
    entriesOf(wordNet, part, word).map((entry) => ({
      weight: entry.tagged,
      meaning: toMeaning(wordNet, part, entry, word, heads),
    })),
  );
  weighted.sort((one, other) => other.weight - one.weight);
  return { meanings: weighted.map(({ meaning }) => meaning), heads: [...heads] };
}

function entriesOf(wordNet: WordNet, part: PartOfSpeech, word: string): IndexEntry[] {
  const entries = new Map<string, IndexEntry | undefined>();
  const entry = (lemma: string) => {
    if (!entries.has(lemma)) entries.set(lemma, wordNet.entry(part, lemma));
    return entries.get(lemma);
  };
  const weigh: Weigh = (lemma) => {
    const known = entry(lemma);
    return known && known.tagged + known.offsets.length / 100;
  };
  for (const spelling of spellings(word)) {
    const lemmas = lemmasOf(part, spelling, weigh);
    if (lemmas.length > 0) return lemmas.flatMap((lemma) => entry(lemma) ?? []);
  }
  return [];
}

function toMeaning(
  wordNet: WordNet,
  part: PartOfSpeech,
  entry: IndexEntry,
  word: string,
  heads: Set<string>,
): Meaning {
  const lemma = entry.lemma.replaceAll('_', ' ');
  const all = new Set<string>();
  const define = (offset: number) => {
    const { words, definition, examples } = wordNet.synset(part, offset);
    const synonyms = words.filter((other) => other.toLowerCase() !== lemma);
    for (const synonym of synonyms) all.add(synonym);
    const stem = lemma.slice(0, Math.max(3, lemma.length - 2));
    const example = examples.find((text) => text.toLowerCase().includes(stem)) ?? examples[0];
    const head = words.find((other) => other.toLowerCase() === word);
    if (head) heads.add(head);
    return {
      definition,
      ...(example ? { example } : {}),
      ...(synonyms.length > 0 ? { synonyms: synonyms.slice(0, MAX_SYNONYMS) } : {}),
    };
  };
  const definitions = entry.offsets.slice(0, MAX_DEFINITIONS).map(define);
  return {
    partOfSpeech: part,
    definitions,
    ...(all.size > 0 ? { synonyms: [...all].slice(0, MAX_SYNONYMS) } : {}),
    ...(isSameWord(lemma, word) ? {} : { lemma }),
  };
}

const isSameWord = (one: string, other: string) =>
  one.replace(/[ -]/g, '') === other.replace(/[ -]/g, '');
