import { z } from 'zod';
import { mapFound, type FetchUpstream } from '@/lib/providers/http';
import type { Limits } from '@/lib/providers/http/first-found';
import { htmlToText } from '@/lib/providers/http/html-text';
import type { Book } from './book';
import type { BookSource } from './source';

const short = z.string().transform((text) => text.slice(0, 300));
const text = short.nullish();

/** What Google Books answers to `/volumes`, as far as it is used. */
const answer = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        volumeInfo: z.object({
          title: text,
          subtitle: text,
          authors: z.array(short).nullish(),
          publisher: text,
          publishedDate: text,
          pageCount: z.number().nullish(),
          description: z.string().nullish(),
          imageLinks: z.object({ thumbnail: text, smallThumbnail: text }).nullish(),
        }),
      }),
    )
    .nullish(),
});

type Volume = NonNullable<z.infer<typeof answer>['items']>[number];

export interface GoogleBooksOptions {
  fetchUpstream: FetchUpstream;
  /** Base address up to and including `/books/v1`. */
  baseUrl: string;
  /** Calls without a key share one pool that is mostly used up. */
  apiKey?: string | undefined;
}

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_RESULTS = 10;

/** Asks Google Books for volumes. Source: Google Books API reference, "Volume: list". */
export function googleBooks(options: GoogleBooksOptions): BookSource {
  const ask = async (query: string, limits: Limits) => {
    const url = new URL(`${options.baseUrl}/volumes`);
    url.searchParams.set('q', query);
    url.searchParams.set('maxResults', String(MAX_RESULTS));
    url.searchParams.set('country', 'US'); // without it, servers outside known countries get a 403
    if (options.apiKey) url.searchParams.set('key', options.apiKey);
    const outcome = await options.fetchUpstream({
      ...limits,
      service: 'google-books',
      url,
      maxBytes: MAX_BYTES,
      schema: answer,
    });
    return mapFound(outcome, ({ items }) => {
      const books = (items ?? []).flatMap((item) => reshape(item) ?? []);
      return books.length > 0 ? books : undefined;
    });
  };
  const unquoted = (text: string) => text.replaceAll('"', ' ').trim();
  return {
    name: 'Google Books',
    byTitle: (title, limits) => ask(`intitle:"${unquoted(title)}"`, limits),
    byWords: (words, limits) => ask(unquoted(words), limits),
  };
}

function reshape({ id, volumeInfo }: Volume): Book | undefined {
  const title = volumeInfo.title?.trim();
  if (!title) return undefined;
  const { subtitle, authors, imageLinks } = volumeInfo;
  const description = volumeInfo.description && htmlToText(volumeInfo.description);
  const thumbnail = cover(imageLinks?.thumbnail ?? imageLinks?.smallThumbnail);
  return {
    id: `gb:${id}`,
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(authors?.length ? { authors } : {}),
    ...edition(volumeInfo),
    ...(description ? { description } : {}),
    ...(thumbnail ? { imageLinks: { thumbnail } } : {}),
  };
}

function edition({ publisher, publishedDate, pageCount }: Volume['volumeInfo']): Partial<Book> {
  return {
    ...(publisher ? { publisher } : {}),
    ...(publishedDate ? { publishedDate } : {}),
    ...(pageCount && pageCount > 0 ? { pageCount: Math.trunc(pageCount) } : {}),
  };
}

/** Google's covers come as http addresses with a drawn page curl. */
function cover(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  url.protocol = 'https:';
  url.searchParams.delete('edge');
  return url.href;
}
