import { gerund, gerundPhrase } from './gerund';
import { asReference, isNounPhrase } from './noun-phrase';
import type { Reference } from './noun-phrase';
import { isVerb } from './verbs';

const VERSUS = /\s+(?:vs?\.?|versus|or|compared (?:to|with))\s+/i;
const PATTERNS = [
  /^(?:the )?differences? between (.+?) and (.+)$/i,
  /^(?:the )?(?:choice|choosing|deciding) between (.+?) (?:and|or) (.+)$/i,
  /^compar(?:e|ing) (.+?) (?:and|with|to|versus|vs\.?) (.+)$/i,
  /^(?:is|are) (.+?) (?:better|worse|cheaper|faster|healthier|safer) than (.+)$/i,
  /^(?:what|which) is (?:better|best|cheaper|faster|healthier|safer|right)[:,]? (.+?) or (.+)$/i,
  /^(?:should (?:i|you|we) )(\S+ ?.*?) or (.+)$/i,
  /^(.+?)\s+(?:vs?\.?|versus|compared (?:to|with))\s+(.+)$/i,
  /^(\S+(?: \S+)?) or (\S+(?: \S+){0,2})$/i,
];
const SCOPE = /\s+(for|in|when|on|at|as|with)\s+.*$/i;
const MOST_WORDS = 5;

/** The two things a topic sets against each other, or undefined when it does no such thing. */
export function readComparison(text: string): { a: Reference; b: Reference } | undefined {
  for (const pattern of PATTERNS) {
    const [, first, rest] = pattern.exec(text) ?? [];
    if (!first || !rest) continue;
    const others = rest.split(VERSUS).map((other) => other.replace(SCOPE, ''));
    const second =
      others.length > 1
        ? `${others.slice(0, -1).join(', ')} and ${others.at(-1)}`
        : (others[0] ?? '');
    const [a, b] = sides(first, second);
    if ([a, b].every((side) => isNounPhrase(side) && side.split(' ').length <= MOST_WORDS)) {
      return { a: asReference(a), b: asReference(b) };
    }
  }
  return undefined;
}

/** Both sides as things: “rent” and “buy a house” become “renting” and “buying a house”. */
function sides(first: string, second: string): [string, string] {
  const areVerbs = [first, second].every((side) => isVerb(side.split(' ')[0] ?? ''));
  if (!areVerbs) return [first, second];
  return [first.includes(' ') ? gerundPhrase(first) : gerund(first), gerundPhrase(second)];
}
