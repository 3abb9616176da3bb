import { requireCreation } from '@/db/creations';
import type { Database } from '@/db/database';
import { AppError } from '@/lib/errors';
import { countWords } from '@/lib/words';
import { wholeSentences } from './continuation';

/** An article that ended early, as it is gone on from. */
export interface Interrupted {
  id: string;
  version: number;
  prompt: string;
  kept: string;
  words: number;
}

/** One of the person's articles that ended early. Throws `not_found`, or `unprocessable` where there is nothing to go on with. */
export async function requireInterrupted(
  db: Database,
  userId: string,
  id: string,
): Promise<Interrupted> {
  const { type, isPartial, content, version, prompt } = await requireCreation(db, userId, id);
  if (type !== 'article') throw new AppError('unprocessable', 'Only articles can be continued.');
  if (!isPartial) throw new AppError('unprocessable', 'This article is already complete.');
  const kept = wholeSentences(content);
  return { id, version, prompt, kept, words: countWords(kept) };
}
