import type { TextEnd, TextModel } from '@/lib/providers/text';
import { countWords } from '@/lib/words';
import type { OutlineSection } from '../article-outline/outline';
import { sectionText } from './section-text';

interface Plan {
  title: string;
  outline: readonly OutlineSection[];
  /** What the whole article is to have. */
  words: number;
  /** The rules every section is written by. */
  system: string;
}

/** As much of what was written as a section needs to follow on from. */
const RECALLED = 2_000;
const LEAST_WORDS = 40;
/** Room for a sentence that ends late. */
const TOKENS_PER_WORD = 3;

/**
 * An article by its outline: the headings are written by code, all of them in order, and the model is asked once a
 * section. What is left of the words is shared out anew before each, so that a long section shortens the others.
 */
export async function* writtenByOutline(
  model: TextModel,
  { title, outline, words, system }: Plan,
  signal: AbortSignal,
): AsyncGenerator<string[], TextEnd> {
  let article = '';
  let end: TextEnd = { model: model.model, isCut: false, toolCalls: [] };
  for (const [index, section] of outline.entries()) {
    const begin = `${index === 0 ? `# ${title}` : ''}\n\n## ${section.heading}\n\n`;
    article += begin;
    yield [begin];
    const left = words - countWords(article);
    const budget = Math.max(LEAST_WORDS, Math.round(left / (outline.length - index)));
    const request = {
      messages: [
        { role: 'system' as const, content: system },
        { role: 'user' as const, content: task(title, outline, section, budget, article) },
      ],
      maxTokens: budget * TOKENS_PER_WORD,
    };
    const stream = sectionText(model.stream(request, signal), budget);
    for (;;) {
      const next = await stream.next();
      if (next.done) {
        end = { ...next.value, isCut: false, toolCalls: [] };
        break;
      }
      article += next.value.join('');
      yield next.value;
    }
  }
  return end;
}

function task(
  title: string,
  outline: readonly OutlineSection[],
  { heading, points }: OutlineSection,
  words: number,
  article: string,
): string {
  return [
    `Write the section “${heading}” of the article “${title}” in about ${words} words, without its heading.`,
    ...(points.length > 0 ? ['What it says:', ...points.map((point) => `- ${point}`)] : []),
    `All sections of the article: ${outline.map((section) => section.heading).join(' · ')}`,
    `The end of what is written so far:\n<written>\n${article.slice(-RECALLED)}\n</written>`,
  ].join('\n');
}
