import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBook } from './book-content';

test('reads what the book tool stores', () => {
  const book = {
    id: 'ol:OL1W',
    title: 'Dune',
    authors: ['Frank Herbert'],
    pageCount: 541,
    imageLinks: { thumbnail: 'https://covers.openlibrary.org/b/id/1-M.jpg' },
  };
  expect(readBook(JSON.stringify(book))).toMatchObject(book);
});

test.each(['', 'not json', '[]', 'null', '{}', '{"title":7}'])('has no book in "%s"', (content) => {
  expect(readBook(content)).toBeUndefined();
});

test('never fails, whatever the content', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
      const book = readBook(content);
      expect(typeof (book?.title ?? '')).toBe('string');
    }),
  );
});
