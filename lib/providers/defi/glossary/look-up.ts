import { z } from 'zod';
import type { Concept } from './concept';
import { concepts } from './concepts';
import { findConcepts } from './find-concepts';

const MOST_ENTRIES = 3;
/** How well, beside the best, an idea has to fit that is not named in the question. */
const LEAST_SHARE = 1 / 3;

const firstSentence = (text: string) => text.split(/(?<=\.) /)[0] ?? '';

/** The companion's own explanations as a function of a model: they are what it builds its own on. */
export const glossaryTool = {
  name: 'glossary',
  description:
    'Our own checked explanations of DeFi ideas: what a term means, how something works, how money is lost with it. Without a question it lists every idea in a sentence.',
  input: z.object({
    question: z.string().max(500).optional().describe('What is asked about, in the person’s words'),
  }),
};

export type GlossaryEntry = Pick<Concept, 'title' | 'text' | 'risk'>;

/** The entries that fit a question, the best first, and the titles of those close to it; every idea in a sentence without one. */
export function lookUp({ question }: z.output<typeof glossaryTool.input>): {
  entries: GlossaryEntry[];
  related: string[];
} {
  if (!question) {
    const entries = concepts.map(({ title, text }) => ({ title, text: firstSentence(text) }));
    return { entries, related: [] };
  }
  const matches = findConcepts(question);
  const least = (matches[0]?.score ?? 0) * LEAST_SHARE;
  const close = matches.filter(({ score }) => score > least);
  const named = close.filter(({ at }) => at >= 0);
  const best = (named.length > 0 ? named : close.slice(0, 1)).slice(0, MOST_ENTRIES);
  const entries = best.map(({ concept: { title, text, risk } }) => ({
    title,
    text,
    ...(risk ? { risk } : {}),
  }));
  const others = close.filter((match) => !best.includes(match)).slice(0, MOST_ENTRIES);
  return { entries, related: others.map(({ concept }) => concept.title) };
}
