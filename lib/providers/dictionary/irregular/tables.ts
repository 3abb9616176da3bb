import type { PartOfSpeech } from '../wordnet';
import { comparisons } from './comparisons';
import { nouns } from './nouns';
import { verbs } from './verbs';

/** Turns lines of `base form form …` into form → bases. */
function byForm(table: string): ReadonlyMap<string, readonly string[]> {
  const bases = new Map<string, string[]>();
  for (const line of table.trim().split('\n')) {
    const [base = '', ...forms] = line.trim().split(/\s+/);
    for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base]);
  }
  return bases;
}

const comparison = byForm(comparisons);
const tables = {
  noun: byForm(nouns),
  verb: byForm(verbs),
  adjective: comparison,
  adverb: comparison,
} satisfies Record<PartOfSpeech, ReadonlyMap<string, readonly string[]>>;

/** Irregular forms of a part of speech with the bases each may belong to. */
export function irregular(part: PartOfSpeech): ReadonlyMap<string, readonly string[]> {
  return tables[part];
}
