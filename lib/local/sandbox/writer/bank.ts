import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countWords } from '@/lib/words';

/** A sentence or an item of a list, with its words and whether a block begins with it. */
export interface Line {
  text: string;
  words: number;
  isFirst: boolean;
}

export interface Section {
  heading: string;
  lines: Line[];
}

const bank = readFileSync(join(import.meta.dirname, 'bank.md'), 'utf8');

/** The bank's opening and its sections, about a topic. */
export function readBank(topic: string): { opening: Section; sections: Section[] } {
  const [opening = '', ...rest] = bank.replaceAll('{topic}', () => topic).split(/^## /m);
  const sections = rest.map((part) => {
    const [heading = '', ...blocks] = part.trim().split('\n\n');
    return { heading, lines: blocks.flatMap(linesOf) };
  });
  return { opening: { heading: '', lines: linesOf(opening.trim()) }, sections };
}

function linesOf(block: string): Line[] {
  const isList = /^(?:- |1\. )/.test(block);
  const texts = block.split(isList ? '\n' : /(?<=[.?!:][”]?) (?=\p{Lu}|“)/u);
  return texts.map((text, index) => ({ text, words: countWords(text), isFirst: index === 0 }));
}
