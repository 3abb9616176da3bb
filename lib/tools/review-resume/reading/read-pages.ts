import type { ReadPage } from '../types.ts';
import type { Resume } from './resume.ts';

/** What a parser reads, page by page in the order the file stores it, and what of it nobody sees. */
export function readPages({ pdf, isRecognised }: Resume): ReadPage[] {
  return pdf.pages.map(({ number, text, hidden }) => ({
    page: number,
    text: text.trim(),
    hidden: isRecognised ? [] : hidden.map((run) => run.text.trim()).filter((run) => run !== ''),
  }));
}
