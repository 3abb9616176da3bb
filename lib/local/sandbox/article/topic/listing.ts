/** How many tips a topic asks for, and what it calls them. */
export type Tips = { count: number; noun: string };

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const NOUNS =
  'tips ways ideas steps rules habits hacks tricks lessons strategies techniques principles suggestions secrets methods'.split(
    ' ',
  );
const THINGS =
  'reasons|facts|myths|things|examples|questions|books|movies|films|songs|places|foods|recipes|exercises|mistakes|benefits|signs|skills|apps|tools|misconceptions';
const COUNTED = new RegExp(
  `^(?:the |my )?(?:top |best )?(\\d{1,3}|${NUMBERS.join('|')}) (?:\\S+ ){0,2}?(${NOUNS.join('|')}) (for|to|on|about|of) (.+)$`,
  'i',
);
const UNCOUNTED = new RegExp(
  `^(?:the )?(?:(?:top|best|some|quick|simple|easy|practical) )*(${NOUNS.join('|')}) (for|to|on|about) (.+)$`,
  'i',
);
const COUNTED_THINGS = new RegExp(
  `^(?:the )?(?:(?:top|best) )?\\d{1,3} (?:(?:best|top|great|common|surprising|amazing|interesting) )*((?:${THINGS})\\b.*)$`,
  'i',
);
const BEST = /^(?:the )?(?:(?:top|best) \d{1,3}(?: best)?|best|top) (.+)$/i;
const REASONS = /^(?:reasons|signs) (?:to|you should|why you should) (.+)$/i;
const FACTS =
  /^(?:facts|myths|things|questions|examples|misconceptions) (?:about|of|on|to know about) (.+)$/i;
const GUIDE =
  /^(?:an? |the |your )?(?:(?:short|quick|complete|ultimate|practical|simple|step-by-step|beginner['’]?s?|beginners['’]?) )*(?:guide|introduction|intro|overview|primer) (?:to|of|on|for) (.+)$/i;
const WAY = /^(?:the )?(?:best|easiest|right|fastest|simplest|safest|cheapest) ways? to (.+)$/i;
const ASPECT =
  /^(?:the )?(?:basics|fundamentals|essentials|importance|benefits|advantages|joys?|value) of (.+)$/i;
const MOST_TIPS = 50;

/** A topic put as a list, a guide or an aspect, reduced to its core. */
export type Reduced = { core: string; isCommand: boolean; tips?: Tips; keepsTitle: boolean };

/** Takes “10 tips for X”, “a guide to X”, “top 5 X” and the like down to X. */
export function reduceTopic(text: string): Reduced | undefined {
  const counted = COUNTED.exec(text);
  if (counted) {
    const [, number = '', noun = '', link = '', core = ''] = counted;
    const position = NUMBERS.indexOf(number.toLowerCase());
    const count = position < 0 ? Number(number) : position + 2;
    const tips = { count: Math.min(MOST_TIPS, count), noun: noun.toLowerCase() };
    return {
      core,
      isCommand: link.toLowerCase() === 'to',
      keepsTitle: true,
      ...(count > 1 ? { tips } : {}),
    };
  }
  const uncounted = UNCOUNTED.exec(text);
  if (uncounted) {
    const [, , link = '', core = ''] = uncounted;
    return { core, isCommand: link.toLowerCase() === 'to', keepsTitle: true };
  }
  const about = GUIDE.exec(text)?.[1] ?? ASPECT.exec(text)?.[1];
  if (about) return { core: about, isCommand: false, keepsTitle: true };
  const way = WAY.exec(text)?.[1];
  if (way) return { core: way, isCommand: true, keepsTitle: true };
  const things = COUNTED_THINGS.exec(text)?.[1] ?? BEST.exec(text)?.[1];
  if (!things) return undefined;
  const command = REASONS.exec(things)?.[1];
  const core = command ?? FACTS.exec(things)?.[1] ?? things;
  return { core, isCommand: command !== undefined, keepsTitle: false };
}
