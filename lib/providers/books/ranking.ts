import type { Book } from './book';

/** A title as it is compared: lower case, plain letters, no article in front, no punctuation. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|an?) (?=.)/, '');
}

function likeness(asked: string, book: Book): number {
  const key = titleKey(book.title);
  const whole = titleKey(`${book.title} ${book.subtitle ?? ''}`);
  if (key === asked || whole === asked) return 100;
  if (key.startsWith(`${asked} `) || whole.startsWith(`${asked} `)) return 60;
  if (asked.startsWith(`${key} `)) return 50;
  return ` ${whole} `.includes(` ${asked} `) ? 40 : sharedWords(asked, whole) * 30;
}

/** The share of the asked words that a title has, 0 to 1. */
function sharedWords(asked: string, title: string): number {
  const words = new Set(title.split(' '));
  const all = asked.split(' ');
  return all.filter((word) => words.has(word)).length / all.length;
}

/** How much is known of a book, so that of two editions the fuller record is shown. */
function fullness(book: Book): number {
  return (
    (book.imageLinks ? 4 : 0) +
    (book.authors ? 4 : 0) +
    (book.description ? 3 : 0) +
    (book.pageCount ? 2 : 0) +
    (book.publisher ? 1 : 0) +
    (book.publishedDate ? 1 : 0)
  );
}

/** Best match first: the closest title, then the fuller record, then the source's own order. */
export function rankBooks(title: string, books: readonly Book[]): Book[] {
  const asked = titleKey(title);
  const seen = new Set<string>();
  return books
    .map((book, index) => ({ book, score: likeness(asked, book) + fullness(book) - index / 2 }))
    .sort((one, other) => other.score - one.score)
    .map(({ book }) => book)
    .filter((book) => {
      const key = `${titleKey(`${book.title} ${book.subtitle ?? ''}`)}|${titleKey(book.authors?.[0] ?? '')}`;
      return !seen.has(key) && seen.add(key);
    });
}

/** True when every asked word is in a book's title, subtitle or authors: "dune by frank herbert". */
export function isNamedBy(words: string, book: Book): boolean {
  const named = titleKey([book.title, book.subtitle, ...(book.authors ?? [])].join(' '));
  const asked = titleKey(words).replace(/ by (?=.)/g, ' ');
  return sharedWords(asked, named) === 1;
}
