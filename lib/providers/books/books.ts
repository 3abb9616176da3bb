import { mapFound, type Outcome } from '@/lib/providers/http';
import { firstFound, type Limits, type LookupResult } from '@/lib/providers/http/first-found';
import type { Book } from './book';
import type { OpenLibrary } from './open-library';
import { isNamedBy, rankBooks } from './ranking';
import type { BookSource } from './source';

export interface BooksOptions {
  /** Asked in this order; the first that has the title answers. */
  sources: readonly BookSource[];
  /** Where the descriptions of its books are fetched. */
  openLibrary: OpenLibrary;
  /** Milliseconds for one search with its fallbacks and the description. */
  budgetMs: number;
}

export interface Books {
  /** Books with a title, best match first. */
  search(title: string, signal: AbortSignal): Promise<LookupResult<Book[]>>;
  /** The description of a book whose source keeps it apart. */
  description(book: Book, signal: AbortSignal): Promise<LookupResult<string>>;
}

/** Of the whole budget, what a description may take: the book is shown without it rather than late. */
const DESCRIPTION_SHARE = 0.3;

/** Book search over several sources. */
export function createBooks({ sources, openLibrary, budgetMs }: BooksOptions): Books {
  return {
    async search(title, signal) {
      const limits = { signal, budgetMs: budgetMs * (1 - DESCRIPTION_SHARE) };
      const asked = sources.map((source) => ({
        name: source.name,
        ask: (share: Limits) => searchOne(source, title, share),
      }));
      const result = await firstFound(asked, limits);
      return result.kind === 'found'
        ? { ...result, value: rankBooks(title, result.value) }
        : result;
    },
    description(book, signal) {
      const limits = { signal, budgetMs: budgetMs * DESCRIPTION_SHARE };
      const { name } = openLibrary;
      return firstFound([{ name, ask: (share) => openLibrary.description(book, share) }], limits);
    },
  };
}

/** By title first; where no title has the words, by title and author together. */
async function searchOne(
  source: BookSource,
  title: string,
  { signal, budgetMs }: Limits,
): Promise<Outcome<Book[]>> {
  const deadline = Date.now() + budgetMs;
  const titled = await source.byTitle(title, { signal, budgetMs });
  if (titled.kind !== 'notFound' || !title.includes(' ')) return titled;
  const left = Math.max(1, deadline - Date.now());
  return mapFound(await source.byWords(title, { signal, budgetMs: left }), (books) => {
    const named = books.filter((book) => isNamedBy(title, book));
    return named.length > 0 ? named : undefined;
  });
}
