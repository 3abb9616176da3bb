import { isVerb } from './verbs';

const WHOLE: Record<string, string> = {
  be: 'being',
  see: 'seeing',
  flee: 'fleeing',
  agree: 'agreeing',
  dye: 'dyeing',
  tie: 'tying',
  die: 'dying',
  lie: 'lying',
  age: 'ageing',
  have: 'having',
  quit: 'quitting',
  quiz: 'quizzing',
  equip: 'equipping',
  free: 'freeing',
  referee: 'refereeing',
  canoe: 'canoeing',
  ski: 'skiing',
};
const DOUBLED =
  /^(begin|forget|admit|prefer|refer|control|commit|submit|regret|upset|permit|program|travel|cancel|model|label|level|patrol|unplug|reset|rerun|outrun|overrun|kidnap|worship|handicap|babysit|transfer|defer|occur|recur|excel|compel|propel|repel|rebel|fulfil|enrol|instal|wrap|input|output)$/;

/** The -ing form of a verb, for example `bake` → `baking`, `run` → `running`. */
export function gerund(verb: string): string {
  const word = verb.toLowerCase();
  if (WHOLE[word]) return WHOLE[word];
  if (word.endsWith('ic')) return `${word}king`;
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(word)) return `${word.slice(0, -1)}ing`;
  const isShortClosed = /^[^aeiou]*(qu)?[aeiou][^aeiouwxy]$/.test(word);
  if (isShortClosed || DOUBLED.test(word)) return `${word}${word.at(-1)}ing`;
  return `${word}ing`;
}

/**
 * A command as a gerund phrase: `bake bread and serve it` → `baking bread and serving it`. Adverbs
 * and `not` stay in front; words after a comma or `and` change too when they are known verbs.
 */
export function gerundPhrase(command: string): string {
  const words = command.split(' ');
  let isVerbNext = true;
  return words
    .map((word, index) => {
      const wasVerbNext = isVerbNext;
      const bare = word.replace(/,$/, '');
      const isLead =
        /^(and|or|then|not|never|always|also|actually|just)$/i.test(bare) || bare.endsWith('ly');
      isVerbNext = (isLead && (wasVerbNext || /^(and|or|then)$/i.test(bare))) || word.endsWith(',');
      if (!wasVerbNext || (isLead && index < words.length - 1)) return word;
      const isFirst = words
        .slice(0, index)
        .every((earlier) => /^(not|never|always|actually|just)$|ly$/i.test(earlier));
      if (!isFirst && !isVerb(bare)) return word;
      return gerund(bare) + word.slice(bare.length);
    })
    .join(' ');
}
