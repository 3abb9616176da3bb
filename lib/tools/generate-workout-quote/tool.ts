import { z } from 'zod';
import { drawCard } from '@/db/draws';
import { AppError } from '@/lib/errors';
import { completeText, getText, type TextModel } from '@/lib/providers/text';
import { site } from '@/lib/site';
import { defineTool, type RunContext } from '@/lib/tools/define';
import { card } from './card';
import { type Goal, goals } from './goals';
import { quotes } from './quotes';

const system = [
  'You write one original motivational workout quote: a sentence or two, at most 160 characters, in plain English.',
  'No attribution, no hashtags, no quotation marks, no lists. Answer with the quote alone.',
].join('\n');

const MAX_TOKENS = 400;

export const generateWorkoutQuote = defineTool(card, {
  input: z.object({
    goal: z
      .enum(goals, 'Choose strength, endurance, consistency or recovery.')
      .default('consistency'),
  }),
  uses: { text: getText },
  storedPrompt: () => 'Workout Motivational Quote',
  storedInput: (input) => input,
  async run({ goal }, { text, ...context }) {
    const written = text.isSandbox ? undefined : await write(goal, text, context.signal);
    if (written) {
      return {
        content: written.quote,
        payload: { quote: written.quote, goal },
        data: { goal },
        model: written.model,
        source: text.source,
        isSandbox: false,
      };
    }
    const quote = await draw(goal, context);
    return {
      content: quote,
      payload: { quote, goal },
      data: { goal },
      source: `${site.name}'s own collection`,
    };
  },
});

/** A quote by the model; undefined when it fails or answers something that cannot be a quote. */
async function write(goal: Goal, text: TextModel, signal: AbortSignal) {
  const messages = [
    { role: 'system' as const, content: system },
    { role: 'user' as const, content: `A workout quote about ${goal}.` },
  ];
  try {
    const answer = await completeText(text, { messages, maxTokens: MAX_TOKENS }, signal);
    const quote = asQuote(answer.text);
    return quote && !answer.isCut ? { quote, model: answer.model } : undefined;
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error;
    return undefined;
  }
}

/** The quote in a model's answer: one line of 15 to 240 characters without Markdown or wrapping marks. */
export function asQuote(answer: string): string | undefined {
  const line = answer
    .trim()
    .replace(/^["'“”‘’*_]+|(?<!["'“”‘’*_])["'“”‘’*_]+$/g, '')
    .trim();
  const isOneLine = !/[\n\r#<>[\]{}|]/.test(line);
  return isOneLine && line.length >= 15 && line.length <= 240 ? line : undefined;
}

/** A quote of the collection that this person has not seen since the last full round. */
async function draw(goal: Goal, { user, database }: Pick<RunContext, 'user' | 'database'>) {
  const deck = quotes.filter((quote) => quote.goal === goal);
  const card = await drawCard(await database(), user.id, {
    deck: `quotes:${goal}`,
    size: deck.length,
    memory: deck.length,
  });
  return deck[card]?.text ?? deck[0]?.text ?? '';
}
