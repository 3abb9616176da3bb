import { lexicon } from './lexicon';
import { places } from './proper-names';

/** What an article can be about; `comparison` and `person` are told by form, the last
 * two by their language, the rest by words. */
export const kinds = [
  'ideas',
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
  'spanish',
  'hindi',
] as const;

export type Kind = (typeof kinds)[number];

/**
 * The kind whose vocabulary a topic shares most: `preferred` when several share as much, else the
 * earliest in `kinds`. What stands before “for” or “in” tips the scales.
 */
export function kindOf(topic: string, preferred?: Kind): Kind {
  const head = topic.split(/ (?:for|in|with|on|without|during) /i)[0] ?? topic;
  let best: Kind = 'generic';
  let most = 0;
  for (const kind of kinds) {
    const whole = scoreOf(kind, topic);
    const score =
      whole === 0 ? 0 : whole + scoreOf(kind, head) / 2 + (kind === preferred ? 0.1 : 0);
    if (score > most) [best, most] = [kind, score];
  }
  return best;
}

function scoreOf(kind: Kind, topic: string): number {
  const entry = lexicon[kind];
  if (!entry) return 0;
  const plain = topic
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}+#&' -]/gu, ' ');
  const text = ` ${plain.replaceAll(/\s+/g, ' ').trim()} `;
  const known = text
    .split(/[ -]/)
    .filter((word) => baseForms(word).some((form) => entry.words.has(form)));
  const phrases = entry.phrases.filter((phrase) => text.includes(` ${phrase} `)).length;
  const inPlace =
    kind === 'travel' && Object.keys(places).some((place) => text.includes(` ${place} `));
  return new Set(known).size + 2 * phrases + (inPlace ? 1 : 0);
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
