import { and, eq } from 'drizzle-orm';
import type { Database } from './database';
import { requireStorable } from './text';
import { verseMarks } from './workspace-schema';

/** What a person keeps of a verse. */
export interface VerseMark {
  isBookmarked: boolean;
  note: string | null;
}

const fields = { isBookmarked: verseMarks.isBookmarked, note: verseMarks.note };
const own = (userId: string, verse: number) =>
  and(eq(verseMarks.userId, userId), eq(verseMarks.verse, verse));

/** What the person keeps of the verse with an id from 1 to 700; neither bookmark nor note where nothing is kept. */
export async function getVerseMark(
  db: Database,
  userId: string,
  verse: number,
): Promise<VerseMark> {
  const [mark] = await db.select(fields).from(verseMarks).where(own(userId, verse));
  return mark ?? { isBookmarked: false, note: null };
}

/** Keeps a verse with this bookmark and this note, in place of what was kept of it. */
export async function keepVerse(
  db: Database,
  userId: string,
  verse: number,
  mark: VerseMark,
): Promise<VerseMark> {
  requireStorable(mark.note);
  const { isBookmarked, note } = mark;
  const set = { isBookmarked, note, updatedAt: new Date() };
  await db
    .insert(verseMarks)
    .values({ userId, verse, ...set })
    .onConflictDoUpdate({ target: [verseMarks.userId, verseMarks.verse], set });
  return { isBookmarked, note };
}

/** Takes bookmark and note of a verse away; nothing happens where there is neither. */
export async function dropVerse(db: Database, userId: string, verse: number): Promise<void> {
  await db.delete(verseMarks).where(own(userId, verse));
}

/** Every verse that the person keeps, by its id, in the order of the text. */
export const listKeptVerses = (db: Database, userId: string) =>
  db
    .select({ verse: verseMarks.verse, ...fields, updatedAt: verseMarks.updatedAt })
    .from(verseMarks)
    .where(eq(verseMarks.userId, userId))
    .orderBy(verseMarks.verse);
