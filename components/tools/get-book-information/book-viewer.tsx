import { BookCard } from '@/components/tools/get-book-information/book-card';
import { readBook } from './book-content';

/** A stored book as its card. */
export function BookViewer({ content }: { content: string }) {
  const book = readBook(content);
  if (!book) return <p>We can’t show this book’s details. Look it up again.</p>;
  return <BookCard book={book} />;
}
