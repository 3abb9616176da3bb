import { describe, expect, test } from 'vitest';
import { firstFound, type Limits } from './first-found';
import { failureSentence } from './lookup-failure';
import { failed, found, notFound, type Outcome } from './outcome';

const limits: Limits = { signal: new AbortController().signal, budgetMs: 1_000 };
const source = (name: string, outcome: Outcome<string>, budgets: number[] = []) => ({
  name,
  ask: async ({ budgetMs }: Limits) => {
    budgets.push(budgetMs);
    return outcome;
  },
});

describe('asking sources in turn', () => {
  test('answers with the first that has it, and names it', async () => {
    const result = await firstFound(
      [source('A', notFound), source('B', found('b')), source('C', found('c'))],
      limits,
    );
    expect(result).toEqual({ kind: 'found', value: 'b', source: 'B' });
  });

  test('is not found only when every source said so', async () => {
    expect(await firstFound([source('A', notFound), source('B', notFound)], limits)).toEqual(
      notFound,
    );
    expect(
      await firstFound([source('A', notFound), source('B', failed('network'))], limits),
    ).toEqual({ kind: 'failed', failures: [{ source: 'B', reason: 'network' }] });
    expect(
      await firstFound([source('A', failed('limited', 9)), source('B', notFound)], limits),
    ).toEqual({ kind: 'failed', failures: [{ source: 'A', reason: 'limited', retryAfter: 9 }] });
  });

  test('leaves time for the sources that wait, and gives the last one all that is left', async () => {
    const budgets: number[] = [];
    const sources = [source('A', notFound, budgets), source('B', notFound, budgets)];
    await firstFound(sources, limits, () => 0);
    expect(budgets).toEqual([600, 1_000]);
  });
});

describe('the sentence for a failed look-up', () => {
  test('says that the network is away', () => {
    const failures = ['Open Library', 'Google Books'].map((name) => ({
      source: name,
      reason: 'network' as const,
    }));
    expect(failureSentence(failures)).toEqual({
      code: 'unavailable',
      sentence:
        'Open Library and Google Books can’t be reached. Check your connection and try again.',
    });
  });

  test('passes on how long to wait', () => {
    const { sentence, retryAfter } = failureSentence([
      { source: 'LRCLIB', reason: 'limited', retryAfter: 600 },
    ]);
    expect(retryAfter).toBe(600);
    expect(sentence).toContain('in 10 minutes');
  });
});
