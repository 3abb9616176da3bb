import { z } from 'zod';
import type { VerseMark } from '@/db/verse-marks';
import { AppError } from '@/lib/errors';
import { idOf } from '@/lib/providers/gita';

/** The address of a verse. */
export const verseParams = z.object({
  chapter: z.coerce.number(),
  verse: z.coerce.number(),
});

/** What a person keeps of a verse, whole. */
export const verseMark = verseParams.extend({
  isBookmarked: z.boolean('Say whether the verse is bookmarked.').default(false),
  note: z
    .string('Send the note as text.')
    .trim()
    .max(4_000, 'That note is too long. Keep it to 4,000 characters.')
    .nullish()
    .transform((note) => note || null),
});

type Address = z.output<typeof verseParams>;

/** The id of the verse at an address; throws `not_found` where the text has none. */
export function requireVerseId(address: Address): number {
  const id = idOf(address);
  if (id === undefined) throw new AppError('not_found', 'Verse not found');
  return id;
}

/** What a person keeps of a verse, as the API answers it. */
export const verseAnswer = ({ chapter, verse }: Address, mark: VerseMark) => ({
  verse: { chapter_number: chapter, verse_number: verse, ...mark },
});
