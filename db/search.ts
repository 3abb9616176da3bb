import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** True where a `simple` tsvector holds every word that was typed: "cooking pa" finds "cooked pasta". */
export function matchesWords(words: SQLWrapper, typed: string): SQL {
  return sql`${words} @@ search_query(${typed})`;
}
