import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '@/db/test-database';
import type { TextModel } from '@/lib/providers/text';
import { textFailures } from '@/lib/providers/text/failures';
import { runContext } from '@/lib/tools/testing';
import { quotes } from './quotes';
import { asQuote, generateWorkoutQuote } from './tool';

function model(answer: string | Error, isSandbox = false): TextModel {
  return {
    model: 'fake',
    source: 'A fake',
    isSandbox,
    async *stream() {
      if (answer instanceof Error) throw answer;
      yield [answer];
      return { model: 'fake-1', isCut: false, toolCalls: [] };
    },
  };
}

describe('a workout quote', () => {
  it("is the model's own where the answer is a quote", async () => {
    const text = model('"Lift the day before it lifts you."');
    const result = await generateWorkoutQuote.run({ goal: 'strength' }, { ...runContext(), text });
    expect(result).toMatchObject({ content: 'Lift the day before it lifts you.', model: 'fake-1' });
    expect(result.payload).toMatchObject({ quote: 'Lift the day before it lifts you.' });
  });

  it.each([
    ['a list', model('1. First\n2. Second')],
    ['nothing much', model('Ok.')],
    ['a failure', model(textFailures.unreachable())],
    ['the sandbox', model('Anything at all, really.', true)],
  ])('comes from the collection instead of %s', async (_, text) => {
    const { db, close } = await openTestDatabase();
    const context = runContext({ database: async () => db });
    const result = await generateWorkoutQuote.run({ goal: 'recovery' }, { ...context, text });
    expect(quotes).toContainEqual({ text: result.content, goal: 'recovery' });
    expect(result.source).toBe("Mise's own collection");
    await close();
  });

  it('repeats none before all of a goal were seen', async () => {
    const { db, close } = await openTestDatabase();
    const context = { ...runContext({ database: async () => db }), text: model('', true) };
    const size = quotes.filter((quote) => quote.goal === 'endurance').length;
    const seen = new Set<string>();
    for (let draw = 0; draw < size; draw += 1) {
      seen.add((await generateWorkoutQuote.run({ goal: 'endurance' }, context)).content);
    }
    expect(seen.size).toBe(size);
    await close();
  });

  it('keeps its text free of wrapping marks', () => {
    expect(asQuote('“**Rest is training too, only quieter.**”')).toBe(
      'Rest is training too, only quieter.',
    );
  });
});
