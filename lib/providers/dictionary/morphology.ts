import { irregular } from './irregular/tables';
import type { PartOfSpeech } from './wordnet';

type Rule = readonly [ending: string, replacement: string];

const NOUN: readonly Rule[] = [
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['zzes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['men', 'man'],
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['oes', 'o'],
  ['s', ''],
];

const VERB: readonly Rule[] = [
  ['ies', 'y'],
  ['ied', 'y'],
  ['ying', 'ie'],
  ['cked', 'c'],
  ['cking', 'c'],
  ['es', 'e'],
  ['es', ''],
  ['s', ''],
  ['ed', 'e'],
  ['ed', ''],
  ['ing', 'e'],
  ['ing', ''],
];

const COMPARISON: readonly Rule[] = [
  ['ier', 'y'],
  ['iest', 'y'],
  ['er', 'e'],
  ['est', 'e'],
  ['er', ''],
  ['est', ''],
];

const RULES: Record<PartOfSpeech, readonly Rule[]> = {
  noun: NOUN,
  verb: VERB,
  adjective: COMPARISON,
  adverb: COMPARISON,
};

const DOUBLED = /([bdfgklmnprstvz])\1$/;

/** Base forms a word may be an inflection of by the rules alone, likeliest first; most are no words. */
export function regularBases(part: PartOfSpeech, word: string): string[] {
  const bases: string[] = [];
  for (const [ending, replacement] of RULES[part]) {
    const stem = word.length - ending.length;
    if (!word.endsWith(ending) || stem < (ending === 'ying' ? 1 : 2)) continue;
    if (ending === 's' && /(?:s|us|is)s$/.test(word)) continue;
    const base = word.slice(0, -ending.length) + replacement;
    const isDoubled = replacement === '' && ending !== 's' && DOUBLED.test(base);
    if (isDoubled) bases.push(base.slice(0, -1));
    bases.push(base);
  }
  return [...new Set(bases)];
}

/** How common a lemma is; undefined for what the dictionary does not know. */
export type Weigh = (lemma: string) => number | undefined;

/**
 * The lemmas a word stands for as a part of speech: itself, an irregular form's base, and the base the
 * rules give (the commonest for nouns, the likeliest for the rest) where the word is nothing else or is
 * rarer as itself, like "judges", also a book of the Bible. Source: morphy(7WN).
 */
export function lemmasOf(part: PartOfSpeech, word: string, weigh: Weigh): string[] {
  const isLemma = (lemma: string) => weigh(lemma) !== undefined;
  const weight = (lemma: string) => weigh(lemma) ?? -1;
  const known = [word, ...(irregular(part).get(word) ?? [])].filter(isLemma);
  const bases = regularBases(part, word).filter(isLemma);
  if (part === 'noun') bases.sort((one, other) => weight(other) - weight(one));
  const base = bases[0];
  const isWanted = base !== undefined && known.every((lemma) => weight(base) > weight(lemma));
  return [...new Set(isWanted ? [...known, base] : known)];
}
