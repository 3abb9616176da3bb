import type { Meaning } from '../word-info';
import { auxiliaries } from './auxiliaries';
import { conjunctions } from './conjunctions';
import { determiners } from './determiners';
import { prepositions } from './prepositions';
import { pronouns } from './pronouns';

interface Row {
  partOfSpeech: string;
  definition: string;
  example: string;
}

const rows = new Map<string, Row[]>();
for (const table of [determiners, pronouns, prepositions, conjunctions, auxiliaries]) {
  for (const line of table.trim().split('\n')) {
    const [word = '', partOfSpeech = '', definition = '', example = ''] = line.split(' | ');
    rows.set(word, [...(rows.get(word) ?? []), { partOfSpeech, definition, example }]);
  }
}

/** The function words of English that our own table explains, in lower case. */
export function functionWords(): Iterable<string> {
  return rows.keys();
}

/** What a function word (article, preposition, pronoun, …) means; WordNet has none of them. */
export function functionMeanings(word: string): Meaning[] {
  const meanings = new Map<string, Meaning>();
  for (const { partOfSpeech, definition, example } of rows.get(word) ?? []) {
    const meaning = meanings.get(partOfSpeech) ?? { partOfSpeech, definitions: [] };
    meaning.definitions.push({ definition, example });
    meanings.set(partOfSpeech, meaning);
  }
  return [...meanings.values()];
}
