import type { Book } from '@/lib/providers/books';

/** A book's card as text to paste elsewhere. */
export function bookText(book: Book): string {
  const lines = [
    [book.title, book.subtitle].filter(Boolean).join(': '),
    book.authors?.length ? `Authors: ${book.authors.join(', ')}` : '',
    book.publisher ? `Publisher: ${book.publisher}` : '',
    book.publishedDate ? `Published Date: ${book.publishedDate}` : '',
    book.pageCount ? `Page Count: ${book.pageCount}` : '',
    book.description ? `\n${book.description}` : '',
  ];
  return lines.filter(Boolean).join('\n');
}
