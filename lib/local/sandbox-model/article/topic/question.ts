import { isNounPhrase } from './noun-phrase';
import { spell } from './spelling';

const HOW_TO =
  /^how (?:to|(?:do|can|could|should|would|might) (?:i|you|we|one)|does one|do people)(?: go about)? (.+)$/i;
const WHAT_IS = /^(?:what|who)(?:'s|’s| is| are| was| were) (.+)$/i;
const QUESTION_WORD = /^(how|why|what|when|where|who|which|whose|whom|whether)\b/i;
const HELPER =
  /^(is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|am|may|might|must|isn't|aren't|don't|doesn't|can't)$/i;
const MEASURE = /^(many|much|long|often|far|old|big|fast|come|about)$/i;
const DETERMINER = /^(the|a|an|your|our|my|this|some)$/i;

/** What comes after “how to” or “how do I”, else undefined. */
export const readHowTo = (text: string): string | undefined => HOW_TO.exec(text)?.[1];

/** The thing asked about in “what is X” and “who was X”, when X is a plain phrase. */
export function readWhatIs(text: string): string | undefined {
  const thing = WHAT_IS.exec(text)?.[1];
  return thing && isNounPhrase(thing) ? thing.replace(/^an? /i, '') : undefined;
}

/** Whether a text asks something. */
export function isQuestion(text: string): boolean {
  const first = text.split(' ')[0] ?? '';
  return (
    text.endsWith('?') || QUESTION_WORD.test(text) || (HELPER.test(first) && text.includes(' '))
  );
}

/**
 * A question as a clause (`why do cats purr` → `why cats purr`), or undefined when its subject cannot
 * be told from the rest with certainty.
 */
export function asClause(text: string): string | undefined {
  const [asking = '', second = '', ...rest] = text.split(' ');
  const word = asking.toLowerCase();
  if (!/^(how|why|what|when|where|who|whether)$/.test(word)) return undefined;
  if (MEASURE.test(second) || rest.length === 0 || rest.length > 9) return undefined;
  if (/[,.;:!?]/.test(text) || !/^[\x20-\x7e’]+$/.test(text)) return undefined;
  const helper = second.toLowerCase();
  if (!HELPER.test(second))
    return word === 'how' && rest.length < 2 ? undefined : spell([word, second, ...rest].join(' '));
  if (helper === 'do') return spell([word, ...rest].join(' '));
  if (helper === 'does' && rest.length === 2)
    return [word, spell(rest[0] ?? ''), thirdPerson(rest[1] ?? '')].join(' ');
  if (helper === 'is' || helper === 'are') return withVerbMoved(word, helper, rest);
  return undefined;
}

function withVerbMoved(word: string, helper: string, rest: string[]): string | undefined {
  const subject =
    rest.length === 3 && DETERMINER.test(rest[0] ?? '') ? 2 : rest.length === 2 ? 1 : 0;
  if (subject === 0 || DETERMINER.test(rest[subject - 1] ?? '')) return undefined;
  const name = spell(rest.slice(0, subject).join(' '));
  return [word, name, helper, ...rest.slice(subject)].join(' ');
}

function thirdPerson(verb: string): string {
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return verb === 'have' ? 'has' : `${verb}s`;
}
