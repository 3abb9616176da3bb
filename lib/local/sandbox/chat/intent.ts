/** What a person wants when the sandbox companion can tell. */
export type Intent =
  | 'empty'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'help'
  | 'identity'
  | 'secret'
  | 'advice'
  | 'question';

const MOST_SMALL_TALK = 60;
const SECRET =
  /\b(my|our|this|here('|’)?s?)\b.{0,30}\b((seed|recovery|secret|mnemonic)[ -]?(phrase|words?)|private keys?)\b/i;

const SMALL_TALK: [Intent, RegExp][] = [
  ['goodbye', /^(bye|goodbye|good night|see you|ciao|that's all|that is all)\b/i],
  ['thanks', /\b(thanks|thank you|thx|cheers|much appreciated)\b/i],
  [
    'help',
    /^(help|what can you do|what do you do|how does this work|how do you work|what now|\?+)\b/i,
  ],
  [
    'identity',
    /\b(who|what) are you\b|\bare you (an? )?(ai|bot|human|real|person|gpt|chatgpt)\b|\byour name\b/i,
  ],
  [
    'greeting',
    /^(hi|hello|hey|hiya|howdy|good (morning|afternoon|evening)|greetings|namaste|hola|bonjour|yo)\b/i,
  ],
];

/** Reads the intent of a message; everything that is no small talk is a question. */
export function intentOf(message: string): Intent {
  const text = message.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return text === '?' ? 'help' : 'empty';
  if (SECRET.test(text)) return 'secret';
  if (text.length <= MOST_SMALL_TALK) {
    const found = SMALL_TALK.find(([, pattern]) => pattern.test(text));
    if (found) return found[0];
  }
  return /\b(should i|shall i|is it (a )?good (time|idea) to) (buy|sell|invest|stake|lend|borrow|put)\b/i.test(
    text,
  )
    ? 'advice'
    : 'question';
}
