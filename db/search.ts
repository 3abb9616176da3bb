import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The words of a text as they are written, and their English stems. */
export const searchWords = (text: SQLWrapper): SQL<string> =>
  sql<string>`strip(to_tsvector('simple', ${text}) || to_tsvector('english', ${text}))`;

/** True where `words` holds every word that was typed, or begins with it: "cooking pa" finds "cooked pasta". */
export function matchesWords(words: SQLWrapper, typed: string): SQL {
  return sql`${words} @@ search_query(${typed})`;
}
