import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownTime } from '@/lib/local/own-time';
import { bigUsd, percent, plain, usd } from '@/lib/providers/defi/format';
import { unsupportedFigures } from './unsupported-figures';

const named = (answer: string, ...sources: string[]) => unsupportedFigures(answer, sources);

describe('the figures of an answer', () => {
  it.each([
    ['You lose 5.72 %.', '0.05719'],
    ['You lose 5.7 %.', '5.72 %'],
    ['You lose −6 %.', '5.72 %'],
    ['It grows to $105.13.', '105.1267'],
    ['It grows to $1.2k.', '$1,234.50'],
    ['Aave holds $25.4 billion.', '25370000000'],
    ['The loan-to-value is 0.57.', '57.14 %'],
    ['You get 19.74 ETH for it.', '19.7432'],
    ['You owe 4,000 USDC.', 'I borrow $4k'],
    ['Take an 80:20 pool.', 'in an 80/20 pool'],
    ['The pool takes 25 bps.', '0.25 %'],
    ['The price went up 2x.', 'price_ratio 2'],
    ['On a price of 1.234,50 € it earns 5,7 %.', '1234.5 5.72'],
  ])('%j rests on %j', (answer, source) => {
    expect(named(answer, source)).toEqual([]);
    expect(named(answer)).not.toEqual([]);
  });

  it.each([
    ['You lose 5.8 %.', '5.72 %', ['5.8 %']],
    ['You lose 5.724 %.', '5.72 %', ['5.724 %']],
    ['It costs $0.05.', '5 %', ['$0.05']],
    ['It pays **12.5** %.', '', ['12.5 %']],
    ['It pays 5 %.', '$0.05', ['5 %']],
    ['Aave holds $25.4B.', '$25B', ['$25.4B']],
    ['The health factor is 1.60.', '1.40', ['1.60']],
    ['It pays **12.5 %** or 3.4M tokens.', '', ['12.5 %', '3.4M']],
    ['It pays 12 %. I repeat: 12 %.', '', ['12 %']],
    ['It pays 5 to 10 %.', '10 %', ['5']],
    ['| Pool | APY |\n|---|---|\n| A | 5.2 |', '5.1', ['5.2']],
    ['Pools:\n\n1. A pays 4 %\n2. B pays 5 %', '5 %', ['4 %']],
  ])('%j does not rest on %j', (answer, source, figures) =>
    expect(named(answer, source)).toEqual(figures),
  );

  it.each([
    'There are 3 pools, 12 steps and 7 days, since 2020, in Uniswap v3 and ERC-20.',
    '1. First\n2. Second\n10) Tenth',
    'Released in version 2.1 of the pool.',
    'Everest is 8,849 m high, and at 10:30 it is 3.5 degrees.',
    'A pool keeps 100 % of its peg at $1, 1:1 in a 50:50 split, with 0 % fees at 1.0.',
    'A validator needs 32 ETH.',
    '```js\nconst fee = 0.3; // 30 % of $500\n```\nThat is all.',
    '```\n$500 at 5 %',
    'Set `fee = 0.3` and `width: 50%`.',
    'See https://example.com/?fee=0.3%25&sum=$500.',
    'It pays ≈5.7% or about $500, nearly 3 ETH, and around 5 to 10 %.',
    'My estimate is 12 %.',
    'Roughly speaking it pays 12 %.',
    'For example, $1,000 at 5 % becomes $1,050.',
    'Say ETH is at $3,000 and falls by 20 %.',
    'Fees are low, e.g. 0.05 %.',
    'Rough figures:\n\n- A pays 4 %\n- B pays 5 %',
    '| Pool | Estimated APY |\n|---|---|\n| A | 5.2 |',
    'Nothing to count here.',
    '',
  ])('need no source in %j', (answer) => expect(named(answer)).toEqual([]));

  it('are estimates only in the sentence that says so', () =>
    expect(named('My estimate is 12 %. The fee is 3 %. Ask me about it: 4 %.')).toEqual([
      '3 %',
      '4 %',
    ]));
});

/** Anything quadratic in such a text takes minutes. */
const OWN_MS = 3_000;

describe('a hostile answer', () => {
  const items = Array.from({ length: 20_000 }, (_, at) => `- pays ${at}.5 %`).join('\n');
  it.each([
    ['a run of signs before every figure', `so ${'~'.repeat(100_000)}${'1% '.repeat(20_000)}`],
    ['ranges all the way', `about ${'5 to 10% '.repeat(20_000)}`],
    ['fences', '```\n'.repeat(50_000)],
    ['code that never ends', `\`${'a('.repeat(100_000)}`],
    ['one lead over a long list', `${'rate '.repeat(40_000)}:\n${items}`],
    ['groups of digits', `$${'1.'.repeat(100_000)}x`],
  ])('of %s is read in its share of time', (_, answer) => {
    expect(ownTime(() => named(answer, items))).toBeLessThan(OWN_MS);
  });
});

const formats = [percent, usd, bigUsd, plain];
const amounts = fc.double({ min: 1e-4, max: 1e12, noNaN: true });

describe('every figure', () => {
  it('rests on the exact number it was rounded from, in every format', () =>
    fc.assert(
      fc.property(amounts, fc.constantFrom(...formats), (value, format) => {
        expect(named(`The yield is ${format(value)} of it.`, String(value))).toEqual([]);
      }),
    ));

  it('rests on itself', () =>
    fc.assert(
      fc.property(amounts, fc.constantFrom(...formats), (value, format) => {
        expect(
          named(`The yield is ${format(value)} of it.`, `I read ${format(value)} there`),
        ).toEqual([]);
      }),
    ));

  it('is named when the only number there is lies further away than rounding explains', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 2, max: 1e9, noNaN: true }),
        fc.double({ min: 1.05, max: 20, noNaN: true }),
        (value, factor) => {
          const figures = named(`It costs ${usd(value)}.`, String(value * factor));
          expect(figures).toEqual([usd(value)]);
        },
      ),
    ));

  it('needs no source when the words before it say "about"', () =>
    fc.assert(
      fc.property(amounts, fc.constantFrom(...formats), (value, format) => {
        expect(named(`The yield is about ${format(value)} a year.`)).toEqual([]);
      }),
    ));

  it('stands in the answer as it is named, whatever the text', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme', maxLength: 8 }),
            fc.constantFrom(
              '$',
              '%',
              ' ',
              '1,2',
              '5',
              '.',
              ':',
              '`',
              '```',
              '\n',
              '|',
              'fee',
              'ETH',
            ),
          ),
          { maxLength: 40 },
        ),
        (parts) => {
          const answer = parts.join('');
          const bare = answer.replaceAll('**', '');
          for (const figure of named(answer)) expect(bare).toContain(figure);
        },
      ),
      { numRuns: 500 },
    ));
});
