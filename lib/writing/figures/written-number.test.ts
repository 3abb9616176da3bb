import { describe, expect, it } from 'vitest';
import { writtenNumbers } from './written-number';

const isCoin = (symbol: string) => ['ETH', 'USDC', 'wstETH'].includes(symbol);

describe('a written number', () => {
  it.each([
    ['1,234.5', 1_234.5, 'plain'],
    ['1.2k', 1_200, 'plain'],
    ['3.4M', 3_400_000, 'plain'],
    ['12 %', 0.12, 'percent'],
    ['12%', 0.12, 'percent'],
    ['12 per cent', 0.12, 'percent'],
    ['12 percentage points', 0.12, 'percent'],
    ['5 APY', 0.05, 'percent'],
    ['25 bps', 0.0025, 'percent'],
    ['$0.99', 0.99, 'money'],
    ['$.99', 0.99, 'money'],
    ['92 cents', 0.92, 'money'],
    ['US$5', 5, 'money'],
    ['$12.34B', 12.34e9, 'money'],
    ['$1.5 million', 1.5e6, 'money'],
    ['€1.234,56', 1_234.56, 'money'],
    ['1\u202f234,5 €', 1_234.5, 'money'],
    ['5,72 %', 0.0572, 'percent'],
    ['₹1,00,000', 100_000, 'money'],
    ['USD 500', 500, 'money'],
    ['500 dollars', 500, 'money'],
    ['20 gwei', 20, 'money'],
    ['32.5552 ETH', 32.5552, 'money'],
    ['1,000 USDC', 1_000, 'money'],
    ['3 wstETH', 3, 'money'],
    ['2x', 2, 'plain'],
    ['80:20', 4, 'ratio'],
    ['1:1', 1, 'ratio'],
    ['60/40', 1.5, 'ratio'],
  ])('%j is %d, %s', (text, value, kind) => {
    const [number] = writtenNumbers(`At ${text}.`, isCoin).toSorted((one) =>
      one.kind === kind ? -1 : 1,
    );
    expect(number).toMatchObject({ value: expect.closeTo(value, 9), kind });
  });

  it.each(['v3', '0x1f', '0.8.20', '9.5.2024', '5th', '#12', 'USDC2', '1,2,3'])(
    'is none in %j',
    (text) => expect(writtenNumbers(`At ${text} now`).map(({ text: found }) => found)).toEqual([]),
  );

  it.each(['10:30', '3/4', '24/7', '12:1:3'])('is no ratio in %j', (text) =>
    expect(writtenNumbers(text).filter(({ kind }) => kind === 'ratio')).toEqual([]),
  );

  it.each([
    ['5 pools', '5', 'plain'],
    ['2024 ETH', '2024', 'plain'],
    ['24 GB', '24', 'plain'],
  ])('takes nothing for a unit that is none: %j', (written, text, kind) =>
    expect(writtenNumbers(written)).toMatchObject([{ text, kind }]),
  );

  it('knows how far rounding may have moved it', () => {
    const slacks = ['5.72 %', '$25B', '1.2k', '19,743'].map(
      (text) => writtenNumbers(text)[0]?.slack,
    );
    expect(slacks).toEqual([0.00005, 5e8, 50, 0.5].map((slack) => expect.closeTo(slack, 12)));
  });
});
