import { env, type Env } from '@/lib/env';
import { getFetchUpstream, type FetchUpstream } from '@/lib/providers/http';
import { createBooks, type Books } from './books';
import { googleBooks } from './google-books';
import { openLibrary } from './open-library';

export type { Books } from './books';
export * from './book';

/** Google Books first where a key is set, Open Library first otherwise; the other is the fallback. */
export function pickBooks(values: Env, fetchUpstream: FetchUpstream): Books {
  const library = openLibrary({ fetchUpstream, baseUrl: values.OPEN_LIBRARY_URL });
  const google = googleBooks({
    fetchUpstream,
    baseUrl: values.GOOGLE_BOOKS_URL,
    apiKey: values.GOOGLE_BOOKS_API_KEY,
  });
  return createBooks({
    sources: values.GOOGLE_BOOKS_API_KEY ? [google, library] : [library, google],
    openLibrary: library,
    budgetMs: values.LOOKUP_TIMEOUT_MS,
  });
}

/** The book search of this process. */
export function getBooks(): Books {
  return pickBooks(env(), getFetchUpstream());
}
