import { describe, expect, it } from 'vitest';
import { quotes } from '@/lib/tools/generate-workout-quote/quotes';
import { quoteResponder } from './quote-responder';
import { textOf } from './testing';

const system =
  'You write one original motivational workout quote: strength, endurance or recovery.';

describe('asking the sandbox for a quote', () => {
  it('gives every quote of the asked goal once before any comes again', async () => {
    const respond = quoteResponder();
    const recovery = quotes.filter((quote) => quote.goal === 'recovery').map(({ text }) => text);
    const given = await Promise.all(
      recovery.map(() => textOf(respond, 'For recovery, please', system)),
    );
    expect(given.toSorted()).toEqual(recovery.toSorted());
    expect(recovery).toContain(await textOf(respond, 'For recovery, please', system));
  });

  it('passes over quotes the conversation already has', async () => {
    const known = quotes.map(({ text }) => text);
    const last = known.pop();
    expect(await textOf(quoteResponder(), `Not these:\n${known.join('\n')}`, system)).toBe(last);
  });

  it('leaves everything else to others', async () => {
    expect(await textOf(quoteResponder(), 'a workout quote', 'You chat.')).toBeUndefined();
  });
});
