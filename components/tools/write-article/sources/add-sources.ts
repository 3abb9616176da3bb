import { limits } from '@/lib/tools/limits';
import type { Source } from '@/lib/tools/write-article/sources';

const most = limits.sourceText.toLocaleString('en');

/** The characters of all sources together. */
export const sizeOf = (sources: readonly Source[]) =>
  sources.reduce((sum, { text }) => sum + text.length, 0);

/** Text as a request may carry it: plain line ends, and no characters that nobody sees. */
export const cleaned = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .toWellFormed()
    .trim();

/** The sources with one more, or the sentence that says why there is no place for it. */
export function withSource(sources: readonly Source[], source: Source): Source[] | string {
  if (source.text === '') return `${source.title} has no text.`;
  if (sources.length >= limits.sources)
    return `${source.title} was not added: there can be ${limits.sources} sources.`;
  if (sizeOf([...sources, source]) > limits.sourceText)
    return `${source.title} was not added: the sources would be longer than ${most} characters.`;
  return [...sources, source];
}

const IS_TEXT = /\.(?:txt|md|markdown)$/i;
/** The most bytes that a UTF-8 file of so many characters has. */
const BYTES = 3;

/** A text or Markdown file as a source, or the sentence that says why it is none. */
export async function readTextFile(file: File): Promise<Source | string> {
  const wrong = `${file.name} is not a text or Markdown file.`;
  if (!IS_TEXT.test(file.name)) return wrong;
  if (file.size > limits.sourceText * BYTES + BYTES)
    return `${file.name} is longer than ${most} characters.`;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (text.includes('\0')) return wrong;
    const title = file.name.replace(IS_TEXT, '').slice(0, limits.sourceTitle);
    return { title: cleaned(title) || 'File', text: cleaned(text) };
  } catch {
    return wrong;
  }
}

/** The title of pasted notes that were given none: their first line. */
export function titleOf(notes: string): string {
  const [line = ''] = notes.split('\n');
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
