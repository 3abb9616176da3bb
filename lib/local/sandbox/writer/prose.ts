import { countWords } from '@/lib/words';
import { randomOf } from '../random';
import { isItem, readBank } from './bank';
import type { Line, Section } from './bank';

const SECTION_WORDS = 200;
const MOST_TITLE = 120;
const MOST_NAME = 80;

export interface ProseRequest {
  topic: string;
  /** About how many words. */
  words: number;
  /** A title and headings around the paragraphs. */
  hasHeadings: boolean;
}

/** Markdown about a topic, of the asked length; the same request gives the same text. */
export function writeProse({ topic, words, hasHeadings }: ProseRequest): string {
  const name = shortName(topic);
  const { opening, sections } = readBank(name);
  const count = Math.min(sections.length, Math.max(1, Math.round(words / SECTION_WORDS)));
  const chosen = choose(sections, count, `${words} ${topic}`);
  const blocks: string[] = [];
  let used = 0;
  const add = (section: Section, upTo: number) => {
    if (hasHeadings && section.heading) blocks.push(`## ${section.heading}`);
    if (hasHeadings) used += countWords(section.heading);
    const lines = take(section.lines, upTo - used);
    used += lines.reduce((sum, line) => sum + line.words, 0);
    blocks.push(...blocksOf(lines));
  };
  if (hasHeadings) {
    const title = capitalised(clip(topic, MOST_TITLE)) || capitalised(name);
    blocks.push(`# ${title}`);
    used += countWords(title);
    add(opening, Infinity);
  }
  const start = used;
  for (const [index, section] of chosen.entries()) {
    add(section, start + ((words - start) * (index + 1)) / chosen.length);
  }
  return blocks.join('\n\n');
}

/** The lines that come nearest to `room` words, at least one. */
function take(lines: readonly Line[], room: number): Line[] {
  const taken: Line[] = [];
  let left = room;
  for (const line of lines) {
    if (taken.length > 0 && line.words / 2 > left) break;
    taken.push(line);
    left -= line.words;
  }
  return taken;
}

function blocksOf(lines: readonly Line[]): string[] {
  const blocks: string[] = [];
  for (const { text, isFirst } of lines) {
    if (isFirst) blocks.push(text);
    else blocks.push(`${blocks.pop()}${isItem(text) ? '\n' : ' '}${text}`);
  }
  return blocks;
}

/** So many of the sections in their own order, which ones by the seed. */
function choose(sections: readonly Section[], count: number, seed: string): Section[] {
  const random = randomOf(seed);
  const kept = [...sections];
  while (kept.length > count) kept.splice(random.whole(0, kept.length - 1), 1);
  return kept;
}

const MOST_NAME_WORDS = 9;

/** A topic as it can stand inside a sentence. */
export function shortName(topic: string): string {
  const plain = topic.replaceAll(/[\s{}#*_`>|<[\]]+/g, ' ').trim();
  const words = plain.split(' ');
  const short = clip(words.slice(0, MOST_NAME_WORDS).join(' '), MOST_NAME);
  return short.replace(/[.?!:;,…\s]+$/u, '') || 'this topic';
}

const clip = (text: string, most: number) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return [...line].length <= most ? line : `${[...line].slice(0, most - 1).join('')}…`;
};

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
