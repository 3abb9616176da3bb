import { lexicon } from './lexicon';
import { places } from './proper-names';

/** What an article can be about; `comparison` and `person` are told by form, the rest by words. */
export const kinds = [
  'history',
  'travel',
  'food',
  'health',
  'learning',
  'work',
  'money',
  'technology',
  'environment',
  'creative',
  'science',
  'craft',
  'comparison',
  'person',
  'generic',
] as const;

export type Kind = (typeof kinds)[number];

/** The kind whose vocabulary a topic shares most, the earlier one in `kinds` when two share as much. */
export function kindOf(topic: string): Kind {
  const text = ` ${topic
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#&' -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')} `;
  const words = text.trim().split(/[ -]/).flatMap(baseForms);
  let best: Kind = 'generic';
  let most = 0;
  for (const kind of kinds) {
    const score = scoreOf(kind, words, text);
    if (score > most) [best, most] = [kind, score];
  }
  return best;
}

function scoreOf(kind: Kind, words: string[], text: string): number {
  const entry = lexicon[kind];
  if (!entry) return 0;
  const hits = new Set(words.filter((word) => entry.words.has(word))).size;
  const phrases = entry.phrases.filter((phrase) => text.includes(` ${phrase} `)).length;
  const inPlace =
    kind === 'travel' && Object.keys(places).some((place) => text.includes(` ${place} `));
  return hits + 2 * phrases + (inPlace ? 1 : 0);
}

/** A word, and what it may be the plural or the -ing form of. */
function baseForms(word: string): string[] {
  const forms = [word];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  else if (/(s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^su]s$/.test(word)) forms.push(word.slice(0, -1));
  if (word.endsWith('ing') && word.length > 5) {
    const stem = word.slice(0, -3);
    forms.push(stem, `${stem}e`);
    if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  return forms.slice(0, 1).concat(forms.slice(1).filter((form) => form.length > 2));
}
