import type { Passage } from './source';

const FEWEST_LETTERS = 8;

/** Text as quotes are compared: same letters whatever their quotation marks, dashes and spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”„«»"]/g, '"')
    .replace(/[‘’‚`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•●▪*"'-]+|(?<![\s"'.…,;])[\s"'.…,;]+$/g, '')
    .trim();
}

/**
 * The passage a quote comes from, found letter by letter; undefined for a quote that is not in the
 * resume, or too short to point at anything.
 */
export function findQuote(passages: readonly Passage[], quote: string): Passage | undefined {
  const wanted = plain(quote);
  const letters = wanted.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  if (letters < (isWide.test(wanted) ? 4 : FEWEST_LETTERS)) return undefined;
  return passages.find(({ text }) => plain(text).includes(wanted));
}
