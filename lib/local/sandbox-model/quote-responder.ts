import { quotes } from '@/lib/tools/workout-quote/quotes';
import { goals } from '@/lib/tools/workout-quote/goals';
import { readPrompt, words } from './responder';
import type { Responder } from './responder';

/** Draws a quote for the asked goal from the product's own collection. */
export const giveQuote: Responder = (request) => {
  const { system, user } = readPrompt(request);
  if (!/\bworkout quotes?\b/i.test(system)) return undefined;
  const goal = goals.find((goal) => `${user} ${system}`.toLowerCase().includes(goal));
  const fitting = quotes.filter((quote) => !goal || quote.goal === goal);
  return words(fitting[Math.floor(Math.random() * fitting.length)]?.text ?? '');
};
