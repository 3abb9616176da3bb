import { goals } from '@/lib/tools/generate-workout-quote/goals';
import { quotes } from '@/lib/tools/generate-workout-quote/quotes';
import { readPrompt, words } from './responder';
import type { Responder } from './responder';
import type { ChatRequest } from './wire';

/** A responder that draws from the product's collection, each quote once before any comes again. */
export function quoteResponder(random: () => number = Math.random): Responder {
  const given = new Set<string>();
  return (request) => {
    const { system, user } = readPrompt(request);
    if (!/\bworkout quotes?\b/i.test(system)) return undefined;
    const fitting = fittingQuotes(request, goalIn(user) ?? goalIn(system));
    let fresh = fitting.filter((text) => !given.has(text));
    if (fresh.length === 0) {
      for (const text of fitting) given.delete(text);
      fresh = fitting;
    }
    const text = fresh[Math.floor(random() * fresh.length)] ?? '';
    given.add(text);
    return words(text);
  };
}

/** The goal a text names, unless it names several. */
function goalIn(text: string) {
  const named = goals.filter((goal) => text.toLowerCase().includes(goal));
  return named.length === 1 ? named[0] : undefined;
}

/** The quotes for a goal that the conversation does not contain yet. */
function fittingQuotes(request: ChatRequest, goal: string | undefined): string[] {
  const said = request.messages.map((message) => message.content).join('\n');
  const texts = quotes.filter((quote) => !goal || quote.goal === goal).map(({ text }) => text);
  const unsaid = texts.filter((text) => !said.includes(text));
  return unsaid.length > 0 ? unsaid : texts;
}
