/** What a message is, where the sandbox companion can tell. */
export type Kind = 'empty' | 'greeting' | 'thanks' | 'help' | 'secret' | 'advice' | 'question';

const MOST_SMALL_TALK = 60;
const OPENER = /^(?:hi|hello|hey|thanks|thank you|ok|okay|so)\b[\s,.!]+(?=\S{2,}\s)/i;

const KINDS: [Kind, RegExp][] = [
  [
    'secret',
    /\b(?:my|our|this|here('|’)?s?)\b.{0,30}\b(?:(?:seed|recovery|secret|mnemonic)[ -]?(?:phrase|words?)|private keys?)\b/i,
  ],
  [
    'advice',
    /\b(?:should i|shall i|is it (?:a )?good (?:time|idea) to) (?:buy|sell|invest|stake|lend|borrow|put)\b/i,
  ],
];

const SMALL_TALK: [Kind, RegExp][] = [
  ['thanks', /\b(?:thanks|thank you|thx|cheers|bye|goodbye|good night)\b/i],
  ['help', /^(?:help|what can you do|how do you work|(?:who|what) are you|are you an?\b|\?+)/i],
  ['greeting', /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|namaste|hola|bonjour)\b/i],
];

/** What is asked, without a greeting before it. */
export const questionOf = (message: string) => message.trim().replace(OPENER, '');

/** What a message is; everything that is no small talk is a question. */
export function kindOf(message: string): Kind {
  const text = questionOf(message);
  if (!/[\p{L}\p{N}?]/u.test(text)) return 'empty';
  const kinds = text.length <= MOST_SMALL_TALK ? [...KINDS, ...SMALL_TALK] : KINDS;
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'question';
}
