import { readBank } from './bank';
import type { Bank, Section } from './bank';
import type { Random } from './random';
import type { Tips } from './topic/listing';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

const LEADS = [
  'Read them all once, then choose the two that would make a difference this week. The others will still be here.',
  'They stand in no strict order. Begin with the one that annoys you a little, since that is often the one you need.',
  'Treat them as a menu and not as a meal. Two or three, chosen well, are plenty to begin with.',
];

/** A section that lists as many tips as a topic such as “10 tips for better sleep” asks for. */
export function tipsSection(tips: Tips, bank: Bank, random: Random): Section {
  const own = random.shuffle(bank.tips);
  const general = random.shuffle(readBank('generic').tips).filter((tip) => !own.includes(tip));
  const items = [...own, ...general].slice(0, tips.count);
  const number = NUMBERS[items.length] ?? String(items.length);
  const heading =
    items.length < tips.count
      ? `${number} ${tips.noun} to begin with`
      : `The ${number} ${tips.noun}, one by one`;
  return {
    role: 'tips',
    headings: [heading],
    blocks: [
      { template: random.pick(LEADS), isOptional: false },
      {
        template: items.map((item, index) => `${index + 1}. ${item}`).join('\n'),
        isOptional: false,
      },
    ],
  };
}
