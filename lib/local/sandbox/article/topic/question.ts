import { isNounPhrase } from './noun-phrase';

const HOW_TO =
  /^how (?:to|(?:do|can|could|should|would|might) (?:i|you|we|one)|does one|do people)(?: go about)? (.+)$/i;
const WHAT_IS = /^(?:what|who)(?:'s|’s| is| are| was| were| about) (.+)$/i;
const QUESTION_WORD = /^(how|why|what|when|where|who|which|whose|whom|whether)\b/i;
const HELPER =
  /^(is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|am|may|might|must|isn't|aren't|don't|doesn't|can't)$/i;

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
  return QUESTION_WORD.test(text) || (HELPER.test(first) && text.includes(' '));
}
