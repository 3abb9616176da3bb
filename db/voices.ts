import { and, count, desc, eq } from 'drizzle-orm';
import { AppError } from '@/lib/errors';
import type { Database } from './database';
import { isId, newId } from './ids';
import { requireStorable, toStorable } from './text';
import { voices } from './workspace-schema';

/** How a person writes: short traits that a model is given. */
export interface Voice {
  id: string;
  name: string;
  traits: string[];
}

const MOST_VOICES = 20;

const fields = { id: voices.id, name: voices.name, traits: voices.traits };
const notFound = () => new AppError('not_found', 'Voice not found');
const own = (userId: string, id: string) => and(eq(voices.userId, userId), eq(voices.id, id));

/** The person's voices, newest first. */
export const listVoices = (db: Database, userId: string): Promise<Voice[]> =>
  db
    .select(fields)
    .from(voices)
    .where(eq(voices.userId, userId))
    .orderBy(desc(voices.createdAt), desc(voices.id));

/** Throws `unprocessable` where one more would be too many. */
export async function requireRoomForVoice(db: Database, userId: string): Promise<void> {
  const [row] = await db.select({ total: count() }).from(voices).where(eq(voices.userId, userId));
  if ((row?.total ?? 0) < MOST_VOICES) return;
  throw new AppError(
    'unprocessable',
    `You can keep ${MOST_VOICES} voices. Delete one you no longer use.`,
  );
}

/** Keeps a voice; the traits are a model's words. */
export async function createVoice(
  db: Database,
  userId: string,
  { name, traits }: Omit<Voice, 'id'>,
): Promise<Voice> {
  requireStorable(name);
  const voice = { id: newId(), name, traits: toStorable(traits) };
  await db.insert(voices).values({ ...voice, userId });
  return voice;
}

/** One of the person's voices; throws `not_found` for anybody else's. */
export async function requireVoice(db: Database, userId: string, id: string): Promise<Voice> {
  if (!isId(id)) throw notFound();
  const [voice] = await db.select(fields).from(voices).where(own(userId, id));
  if (!voice) throw notFound();
  return voice;
}

/** Changes the name or the traits of one of the person's voices. */
export async function updateVoice(
  db: Database,
  userId: string,
  id: string,
  change: { name?: string | undefined; traits?: string[] | undefined },
): Promise<Voice> {
  requireStorable(change.name, change.traits);
  if (!isId(id)) throw notFound();
  const [voice] = await db
    .update(voices)
    .set({ ...change, userId })
    .where(own(userId, id))
    .returning(fields);
  if (!voice) throw notFound();
  return voice;
}

/** Deletes one of the person's voices. */
export async function deleteVoice(db: Database, userId: string, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  const gone = await db.delete(voices).where(own(userId, id)).returning({ id: voices.id });
  if (gone.length === 0) throw notFound();
}
