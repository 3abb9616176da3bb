import { describe, expect, it } from 'vitest';
import { getVerse } from '@/lib/providers/gita';
import { checkQuotations } from './quotations';

const verses = await Promise.all(
  [47, 48, 3].map(async (verse) => {
    const found = await getVerse({ chapter: 2, verse });
    if (!found) throw new Error(`2.${verse} is missing`);
    return found;
  }),
);
const RIGHT = 'You have a right to action alone, never to its fruits.';
const check = (answer: string) => checkQuotations(answer, verses);

describe('a quotation that is in its verse', () => {
  it.each([
    `Krishna says, "${RIGHT}" (2.47).`,
    `Krishna says: “${RIGHT}” (2.47).`,
    `In 2.47 he says «${RIGHT}»`,
    `In chapter 2, verse 47 he says ‘${RIGHT}’`,
    'Be “the same whether you succeed or fail,” he says (2.48).',
    `“${RIGHT} Do not make the result your motive” (2.47).`,
  ])('stays: %s', (answer) => {
    const { text, isCut } = check(`${answer} That is all.`);
    expect(isCut).toBe(false);
    expect(text).toMatch(/“[A-Za-z].+”/);
    expect(text).toContain('That is all.');
  });

  it('stays with the words of the answer around it, in its paragraphs', () => {
    const answer = `Do your part.\n\nThe rest isn't yours: “${RIGHT}” (2.47). Rest.`;
    expect(check(answer)).toEqual({ text: answer, isCut: false });
  });
});

describe('a quotation that is not', () => {
  it.each([
    ['invented', 'He says “Rest, for tomorrow is free” (2.47).'],
    ['of another verse', `He says “${RIGHT}” (2.48).`],
    ['without a number', `He says “${RIGHT}”.`],
    ['of a verse that was not given', 'He says “I am time” (11.32).'],
    ['a verse that does not exist', 'So teaches 2.99.'],
    ['changed by one word', 'He says “You have a duty to action alone” (2.47).'],
    ['put together of two places', 'He says “You have a right to its fruits” (2.47).'],
    ['with words left out', 'He says “You have a right … never to its fruits” (2.47).'],
    ['a part of a word', 'He says “ou have a right” (2.47).'],
    ['invented over two sentences', 'He says “Rest now. Work is over.” (2.47).'],
    ['invented in single marks', "He says 'Rest now. Work is over.' (2.47)."],
    ['invented in curly single marks', 'He says ‘Rest now’ (2.47).'],
    ['invented in guillemets', 'He says «Rest now» (2.47).'],
    ['invented in corner brackets', 'He says 「Rest now」 (2.47).'],
    ['invented in HTML', 'He says <q>Rest now</q> (2.47).'],
    ['emphasised instead', 'He says *rest now and forever* (2.47).'],
    ['set off by a colon', 'He says: rest now and forever (2.47).'],
    ['set off by its number', 'As in 2.47: rest now and forever.'],
    ['one of two', `He says “${RIGHT}” (2.47) and “Rest now” (2.47).`],
    ['with its number swapped', `He says “${RIGHT}” (2.48) and “Stand firm in yoga” (2.47).`],
    ['an empty one', 'He says “” (2.47).'],
  ])('goes with its sentence: %s', (_, sentence) => {
    const { text, isCut } = check(`Do your part. ${sentence}\n\nBreathe.`);
    expect(isCut).toBe(true);
    expect(text).toBe('Do your part.\n\nBreathe.');
  });

  it('takes everything behind it along when it never closes', () => {
    expect(check('Act. He says “rest now. And sleep. And more.').text).toBe('Act.');
  });

  it('goes as a block of its own too', () => {
    expect(check('Act.\n> Rest now.\nBreathe.')).toEqual({ text: 'Act.\n\nBreathe.', isCut: true });
  });
});
