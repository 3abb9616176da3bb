import { matchVerses } from '@/lib/providers/gita/search';
import { asVerseObject, type VerseObject } from './verse-object';

interface FoundVerse extends VerseObject {
  /** The higher, the better it fits; comparable within one question. */
  score: number;
  /** Words of the rendering that were asked for. */
  matched: string[];
}

/** So many verses for a question from the `cursor`-th on, the best first. */
export async function searchPage({
  q,
  cursor,
  limit,
}: {
  q: string;
  cursor: number;
  limit: number;
}): Promise<{
  verses: FoundVerse[];
  total: number;
  nextCursor: string | null;
}> {
  const matches = await matchVerses(q);
  const end = cursor + limit;
  const verses = matches.slice(cursor, end).map(({ verse, score, matched }) => ({
    ...asVerseObject(verse),
    score: Math.round(score * 1000) / 1000,
    matched,
  }));
  return { verses, total: matches.length, nextCursor: end < matches.length ? String(end) : null };
}
