import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { booksSchema, getBooks, type Book, type Books } from '@/lib/providers/books';
import { failureSentence } from '@/lib/providers/http/lookup-failure';
import { defineTool, type RunContext } from '../define';
import { limits } from '../limits';
import { askedKey, lookUp } from '../lookup-cache';
import { plainText } from '../plain-text';
import { card } from './card';

const MAX_CANDIDATES = 6;

/** What a candidate needs to be recognised and chosen. */
export type BookCandidate = Pick<Book, 'id' | 'title' | 'subtitle' | 'authors' | 'publishedDate'>;

const candidate = ({ id, title, subtitle, authors, publishedDate }: Book): BookCandidate => ({
  id,
  title,
  ...(subtitle ? { subtitle } : {}),
  ...(authors ? { authors } : {}),
  ...(publishedDate ? { publishedDate } : {}),
});

export const getBookInformation = defineTool(card, {
  input: z.object({
    title: plainText('a book title', limits.name),
    /** The id of a candidate of an earlier answer, to be shown instead of the best match. */
    choice: z.string().max(limits.name).optional(),
  }),
  uses: { books: getBooks },
  storedPrompt: ({ title }) => `Book information for "${title}"`,
  storedInput: ({ title }) => ({ title }),
  async run({ title, choice }, { books, ...context }) {
    const result = await lookUp(context, {
      key: `books:1:${askedKey(title)}`,
      schema: booksSchema,
      load: (signal) => books.search(title, signal),
    });
    if (result.kind === 'notFound') {
      throw new AppError(
        'not_found',
        'No book with that title was found. Check the spelling, or add the author’s name.',
      );
    }
    if (result.kind === 'failed') {
      const { code, sentence, ...options } = failureSentence(result.failures);
      throw new AppError(code, sentence, options);
    }
    const chosen = result.value.find(({ id }) => id === choice) ?? result.value[0];
    if (!chosen) throw new Error('A book search found no book.');
    const bookData = await describe(chosen, books, context);
    const others = result.value.filter(({ id }) => id !== chosen.id);
    return {
      content: JSON.stringify(bookData),
      payload: { bookData, candidates: others.slice(0, MAX_CANDIDATES).map(candidate) },
      source: result.source,
    };
  },
});

/** The book with its description; as it is where that cannot be had. */
async function describe(
  book: Book,
  books: Books,
  context: Pick<RunContext, 'database' | 'signal'>,
): Promise<Book> {
  if (book.description) return book;
  const result = await lookUp(context, {
    key: `book-description:1:${book.id}`,
    schema: z.string(),
    load: (signal) => books.description(book, signal),
  });
  return result.kind === 'found' ? { ...book, description: result.value } : book;
}
