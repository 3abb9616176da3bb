import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWords } from '@/lib/words';

/** A sentence or an item of a list, with its words and whether a paragraph or a list begins with it. */
export interface Line {
  text: string;
  words: number;
  isFirst: boolean;
}

export interface Section {
  heading: string;
  lines: Line[];
}

/** Headings after `##`, items after `-` or a number, and one paragraph a line. */
const bank = readFileSync(join(import.meta.dirname, 'bank.txt'), 'utf8');

export const isItem = (text: string) => /^(?:- |\d+\. )/.test(text);

/** The bank's opening and its sections, about a topic. */
export function readBank(topic: string): { opening: Section; sections: Section[] } {
  const parts = bank.replaceAll('{topic}', () => topic).split(/^## /m);
  const [opening = { heading: '', lines: [] }, ...sections] = parts.map((part, index) => {
    const paragraphs = part.trim().split('\n');
    const heading = index === 0 ? '' : (paragraphs.shift() ?? '');
    const lines = paragraphs.flatMap((text, at) => linesOf(text, paragraphs[at - 1] ?? ''));
    return { heading, lines };
  });
  return { opening, sections };
}

function linesOf(paragraph: string, before: string): Line[] {
  const texts = isItem(paragraph) ? [paragraph] : paragraph.split(/(?<=[.?!:][”]?) (?=\p{Lu}|“)/u);
  return texts.map((text, index) => ({
    text,
    words: countWords(text),
    isFirst: index === 0 && !(isItem(text) && isItem(before)),
  }));
}
