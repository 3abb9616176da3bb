import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens, fitHistory } from './context';

const turn = (text: string) => [
  { role: 'user' as const, text },
  { role: 'assistant' as const, text: `re ${text}` },
];

describe('the history that fits the budget', () => {
  it('keeps everything while there is room', () => {
    expect(fitHistory([...turn('a'), ...turn('b')])).toEqual([
      { role: 'user', content: 'a' },
      { role: 'assistant', content: 're a' },
      { role: 'user', content: 'b' },
      { role: 'assistant', content: 're b' },
    ]);
  });

  it('gives up the oldest first and begins with the person', () => {
    const long = 'word '.repeat(100);
    const fitted = fitHistory([...turn(long), ...turn(long), ...turn('last')], 200);
    expect(fitted[0]).toMatchObject({ role: 'user' });
    expect(fitted.at(-1)).toEqual({ role: 'assistant', content: 're last' });
    expect(fitted.length).toBeLessThan(6);
  });

  it('never goes over the budget, whatever the script', () => {
    const said = fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const),
      text: fc.string({ unit: 'grapheme', maxLength: 200 }),
    });
    fc.assert(
      fc.property(fc.array(said, { maxLength: 30 }), fc.nat(500), (history, budget) => {
        const used = fitHistory(history, budget).reduce(
          (sum, { content }) => sum + estimateTokens(content ?? ''),
          0,
        );
        expect(used).toBeLessThanOrEqual(budget);
      }),
    );
  });
});
