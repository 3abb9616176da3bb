import { unsupportedFigures } from './unsupported-figures';

const MOST_NAMED = 8;
const list = new Intl.ListFormat('en');

/**
 * What an answer has to end with, in Markdown, when it states figures that are in none of the sources;
 * undefined when there are none. It is set apart even where the answer was cut inside a code block.
 */
export function estimatesNote(answer: string, sources: readonly string[]): string | undefined {
  const figures = unsupportedFigures(answer, sources);
  if (figures.length === 0) return undefined;
  const rest = figures.length - MOST_NAMED;
  const named = [...figures.slice(0, MOST_NAMED), ...(rest > 0 ? [`${rest} more`] : [])];
  const fences = answer.match(/^[ \t]*(?:`{3,}|~{3,})/gm) ?? [];
  const close = fences.length % 2 === 1 ? `\n${fences.at(-1)?.trim()}` : '';
  return `${close}\n\n> Figures that were neither worked out nor looked up here, so treat them as estimates: ${list.format(named)}.`;
}
