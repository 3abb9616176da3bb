import { z } from 'zod';
import { mapFound, notFound, type FetchUpstream, type Outcome } from '@/lib/providers/http';
import { htmlToText } from '@/lib/providers/http/html-text';
import type { Limits } from '@/lib/providers/http/first-found';
import type { Book } from './book';
import type { BookSource } from './source';

const short = z.string().transform((text) => text.slice(0, 300));
const texts = z.array(short).nullish();

/** What Open Library answers to `/search.json`, as far as it is used. */
const answer = z.object({
  docs: z.array(
    z.object({
      key: short,
      title: short,
      subtitle: short.nullish(),
      author_name: texts,
      publisher: texts,
      first_publish_year: z.number().nullish(),
      number_of_pages_median: z.number().nullish(),
      cover_i: z.number().nullish(),
    }),
  ),
});

/** What it answers to `/works/{id}.json`; older descriptions are plain strings. */
const work = z.object({
  description: z.union([z.string(), z.object({ value: z.string() })]).nullish(),
});

type Doc = z.infer<typeof answer>['docs'][number];

export interface OpenLibraryOptions {
  fetchUpstream: FetchUpstream;
  baseUrl: string;
}

const SERVICE = 'open-library';
const MAX_BYTES = 2 * 1024 * 1024;
const FIELDS =
  'key,title,subtitle,author_name,publisher,first_publish_year,number_of_pages_median,cover_i,isbn';

export interface OpenLibrary extends BookSource {
  /** The description of a book this library named, kept at its work; not found when there is none. */
  description(book: Book, limits: Limits): Promise<Outcome<string>>;
}

/** Asks Open Library for works. Source: Open Library "Search API" and "Works API". */
export function openLibrary(options: OpenLibraryOptions): OpenLibrary {
  const ask = async (query: Record<string, string>, limits: Limits) => {
    const url = new URL(`${options.baseUrl}/search.json`);
    url.search = new URLSearchParams({ ...query, limit: '10', fields: FIELDS }).toString();
    const outcome = await options.fetchUpstream({
      ...limits,
      service: SERVICE,
      url,
      maxBytes: MAX_BYTES,
      schema: answer,
    });
    return mapFound(outcome, ({ docs }) => {
      const books = docs.map(reshape).filter((book) => book.title);
      return books.length > 0 ? books : undefined;
    });
  };
  return {
    name: 'Open Library',
    byTitle: (title, limits) => ask({ title }, limits),
    byWords: (words, limits) => ask({ q: words }, limits),
    description: async (book, limits) => {
      const id = /^ol:(OL\d+W)$/.exec(book.id)?.[1];
      if (!id) return notFound;
      const outcome = await options.fetchUpstream({
        ...limits,
        service: SERVICE,
        url: new URL(`${options.baseUrl}/works/${id}.json`),
        maxBytes: MAX_BYTES,
        schema: work,
      });
      return mapFound(outcome, ({ description }) => {
        const text = typeof description === 'string' ? description : description?.value;
        return tidy(text ?? '') || undefined;
      });
    },
  };
}

function reshape(doc: Doc): Book {
  const pages = doc.number_of_pages_median;
  return {
    id: `ol:${doc.key.replace(/^\/works\//, '')}`,
    title: doc.title.trim(),
    ...(doc.subtitle ? { subtitle: doc.subtitle } : {}),
    ...(doc.author_name?.length ? { authors: doc.author_name } : {}),
    ...(doc.publisher?.[0] ? { publisher: doc.publisher[0] } : {}),
    ...(doc.first_publish_year ? { publishedDate: String(doc.first_publish_year) } : {}),
    ...(pages && pages > 0 ? { pageCount: Math.trunc(pages) } : {}),
    ...(doc.cover_i && doc.cover_i > 0
      ? { imageLinks: { thumbnail: `https://covers.openlibrary.org/b/id/${doc.cover_i}-M.jpg` } }
      : {}),
  };
}

/** Contributors write Markdown here, and end with where they copied it from. */
function tidy(description: string): string {
  return htmlToText(description)
    .split(/\n[^\S\n]*(?:-{4,}|\(\[?source|\[source|also contained in)/i)[0]!
    .replace(/\[([^[\]]{1,200})\](?:\[\w{1,20}\]|\([^()\s]{1,500}\))/g, '$1')
    .trim();
}
