import { readFileSync } from 'node:fs';
import { kinds } from './topic/kind';
import type { Kind } from './topic/kind';

/** A paragraph, list or table in bank markup; optional ones are left out of shorter articles. */
export type Block = { template: string; isOptional: boolean };

export type Section = { role: string; headings: string[]; blocks: Block[] };

/** Everything an article of one kind can be composed from; see banks/README.md for the markup. */
export type Bank = {
  titles: string[];
  openings: Block[][];
  sections: Section[];
  closings: Section[];
  tips: string[];
  /** Roles of the generic sections that suit this kind as well. */
  borrows: string[];
};

const cache = new Map<string, Bank>();

/** The prose written for a kind of topic, or for a form of one (`forms`). */
export function readBank(kind: Kind | 'forms'): Bank {
  let bank = cache.get(kind);
  if (!bank) {
    bank = parseBank(readFileSync(new URL(`banks/${kind}.md`, import.meta.url), 'utf8'));
    cache.set(kind, bank);
  }
  return bank;
}

/** The names of all banks. */
export const bankNames: readonly (Kind | 'forms')[] = [...kinds, 'forms'];

/** Reads a bank from its Markdown. */
export function parseBank(markdown: string): Bank {
  const chapters = new Map(
    markdown.split(/^# /m).map((chapter) => {
      const end = chapter.indexOf('\n');
      return [chapter.slice(0, end).trim(), chapter.slice(end).trim()];
    }),
  );
  const chapter = (name: string) => chapters.get(name) ?? '';
  return {
    titles: listItems(chapter('titles')),
    openings: chapter('openings').split(/^---$/m).map(readBlocks),
    sections: readSections(chapter('sections')),
    closings: readSections(chapter('closings')),
    tips: listItems(chapter('tips')),
    borrows: listItems(chapter('borrows')),
  };
}

const listItems = (text: string) =>
  Array.from(text.matchAll(/^- (.+)$/gm), ([, item = '']) => item);

function readSections(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      const [role = '', ...headings] = section
        .slice(0, end)
        .split(' | ')
        .map((part) => part.trim());
      return {
        role,
        headings: headings.length > 0 ? headings : [role],
        blocks: readBlocks(section.slice(end)),
      };
    });
}

function readBlocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((block) => ({
      isOptional: block.startsWith('> '),
      template: block
        .replaceAll(/^> ?/gm, '')
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/-{3,}/g, '---'),
    }));
}
