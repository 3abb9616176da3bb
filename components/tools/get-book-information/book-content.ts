import type { Book } from '@/lib/providers/books';

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** A stored book; undefined when its content is not one. */
export function readBook(content: string): Book | undefined {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    return undefined;
  }
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const title = text(given.title);
  if (!title) return undefined;
  const links = given.imageLinks as { thumbnail?: unknown } | null | undefined;
  const thumbnail = text(links?.thumbnail);
  const authors = Array.isArray(given.authors) ? given.authors.filter(text) : [];
  return {
    id: text(given.id) ?? '',
    title,
    subtitle: text(given.subtitle),
    authors: authors.length > 0 ? authors : undefined,
    publisher: text(given.publisher),
    publishedDate: text(given.publishedDate),
    pageCount: typeof given.pageCount === 'number' ? given.pageCount : undefined,
    description: text(given.description),
    imageLinks: thumbnail ? { thumbnail } : undefined,
  };
}
