import { gerundPhrase } from './gerund';
import { isNounPhrase } from './noun-phrase';
import { spell } from './spelling';
import { isVerb } from './verbs';

/** A question as a clause (`why cats purr`), and what it asks about (`cats`) when that is certain. */
export type Clause = { text: string; subject?: string | undefined; isInverted?: boolean };

const HELPER =
  /^(is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|am|may|might|must)$/;
const MODAL = /^(can|could|should|would|will|may|might|must)$/;
const MEASURE = /^(many|much|long|often|far|old|big|fast|come|about)$/;
const DETERMINER = /^(the|a|an|your|our|my|this|some)$/i;
const PRONOUN = /^(i|you|we|people|one|someone|everyone)$/i;
const STATE =
  /^(bad|good|important|dangerous|expensive|popular|hard|difficult|necessary|rare|slow|fast|cold|hot|warm|red|blue|green|white|black|salty|round|sweet|bitter|safe|healthy|unhealthy|toxic|useful|useless|dead|alive|real|possible|impossible|worth|effective|sustainable|ethical|legal|illegal|addictive|overrated|underrated|afraid|nocturnal|smart|intelligent|conscious|wet|dry|loud|quiet|lonely|happy|free|fair|special|famous)$/i;
const HAPPENING =
  /^(works?|matters?|happens?|helps?|forms?|grows?|changes?|moves?|fails?|ends?|spreads?|rises?)$/i;
const MOST_WORDS = 11;

/**
 * Turns a question into a clause: `why do cats purr` → `why cats purr`, `is tea healthy` → `whether
 * tea is healthy`. Undefined when its subject cannot be told from the rest with certainty.
 */
export function readClause(text: string): Clause | undefined {
  const words = text.split(' ');
  if (words.length > MOST_WORDS || !/^[\w ’'-]+$/.test(text)) return undefined;
  const [first = '', second = ''] = words.map((word) => word.toLowerCase());
  if (HELPER.test(first)) return inverted('whether', first, words.slice(1));
  if (!/^(how|why|what|when|where|who|whether)$/.test(first) || words.length < 3) return undefined;
  if (MEASURE.test(second)) return undefined;
  if (HELPER.test(second)) return inverted(first, second, words.slice(2));
  return first === 'how' && words.length < 3 ? undefined : statement([first, ...words.slice(1)]);
}

/** A question that is a clause already, as in “what to pack for Iceland” or “how yeast works”. */
function statement(words: string[]): Clause {
  const text = spell(words.join(' '));
  if (words[1] === 'to') return { text, subject: gerundPhrase(words.slice(2).join(' ')) };
  return {
    text,
    subject: HAPPENING.test(words.at(-1) ?? '') ? phrase(words.slice(1, -1)) : undefined,
  };
}

function inverted(asking: string, helper: string, rest: string[]): Clause | undefined {
  const clause = invert(asking, helper, rest);
  return clause && { ...clause, isInverted: true };
}

/** Puts the helping verb after its subject. */
function invert(asking: string, helper: string, rest: string[]): Clause | undefined {
  const clause = (...parts: string[]) => spell([asking, ...parts].join(' '));
  const last = rest.at(-1) ?? '';
  if (helper === 'is' || helper === 'are') {
    const isPlain = rest.length === 2 || (rest.length === 3 && DETERMINER.test(rest[0] ?? ''));
    const subject = rest.slice(0, -1);
    if (subject.length === 0 || DETERMINER.test(subject.at(-1) ?? '')) return undefined;
    return STATE.test(last) || isPlain
      ? { text: clause(...subject, helper, last), subject: phrase(subject) }
      : undefined;
  }
  const at = rest.length === 2 ? 1 : rest.findIndex((word, index) => index > 0 && isVerb(word));
  const [subject, verb = '', others] = [rest.slice(0, at), rest[at], rest.slice(at + 1)];
  if (helper === 'do' && rest.length > 1) {
    return { text: clause(...rest), subject: at < 0 ? undefined : actor(subject, rest.slice(at)) };
  }
  if (at < 0 || verb === '' || DETERMINER.test(subject.at(-1) ?? '')) return undefined;
  if (helper === 'does') {
    return { text: clause(...subject, thirdPerson(verb), ...others), subject: phrase(subject) };
  }
  if (!MODAL.test(helper)) return undefined;
  return {
    text: clause(...subject, helper, verb, ...others),
    subject: actor(subject, rest.slice(at)),
  };
}

/** Who acts, or the action itself where it is you, we or people in general. */
function actor(subject: string[], action: string[]): string | undefined {
  return PRONOUN.test(subject.join(' ')) ? gerundPhrase(action.join(' ')) : phrase(subject);
}

function phrase(words: string[]): string | undefined {
  const text = words.join(' ');
  return isNounPhrase(text) && !/^an? /i.test(text) ? text : undefined;
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
