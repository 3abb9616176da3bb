import type { ParsedPdf } from '@/lib/providers/pdf';
import { type Contact, readContact } from './contact.ts';
import { type Entry, readEntries } from './entries.ts';
import { detectLanguage, type Language, wordsOf } from './language.ts';
import type { Line } from './line.ts';
import { type PageLayout, readLines } from './lines.ts';
import { bodySize, readSections, type Section } from './sections.ts';
import { readStatements, type Statement } from './statements.ts';

/** A resume as the checks read it. */
export interface Resume {
  pdf: ParsedPdf;
  lines: Line[];
  layouts: PageLayout[];
  sections: Section[];
  statements: Statement[];
  entries: Entry[];
  contact: Contact;
  language: Language;
  wordCount: number;
  /** Size of the running text in points. */
  bodySize: number;
  /** The letters were put under a picture of the page by text recognition. */
  isRecognised: boolean;
}

const SCAN_SHARE = 0.5;
/** More lines than twenty full pages have. */
const MOST_LINES = 3_000;

/** True when the page is a picture with its recognised letters left unpainted. */
function isRecognised({ pages }: ParsedPdf): boolean {
  const letters = pages.flatMap(({ items }) => items).filter(({ text }) => text.trim() !== '');
  const unpainted = letters.filter(({ hidden }) => hidden === 'invisible' || hidden === 'covered');
  const pictures = pages.reduce((sum, { pictureShare }) => sum + pictureShare, 0) / pages.length;
  return unpainted.length > letters.length * SCAN_SHARE && pictures > SCAN_SHARE;
}

/** Reads the parts of a resume out of a parsed PDF; the same file always reads the same. */
export function readResume(pdf: ParsedPdf): Resume {
  const recognised = isRecognised(pdf);
  const shown = recognised ? pdf.pages.map(withoutHiding) : pdf.pages;
  const read = shown.map(readLines);
  const lines = read.flatMap((page) => page.lines).slice(0, MOST_LINES);
  const sections = readSections(lines);
  const text = lines.map((line) => line.text).join('\n');
  return {
    pdf,
    lines,
    layouts: read.map(({ layout }) => layout),
    sections,
    statements: readStatements(sections),
    entries: readEntries(sections),
    contact: readContact(lines, sections, pdf.pages),
    language: detectLanguage(text),
    wordCount: wordsOf(text).length,
    bodySize: bodySize(lines),
    isRecognised: recognised,
  };
}

function withoutHiding(page: ParsedPdf['pages'][number]) {
  return { ...page, items: page.items.map(({ hidden: _, ...item }) => item) };
}
