import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { AppError } from '@/lib/errors';
import { type CreationRow, creationFields, toRow, own } from './creation-row';
import { type Database, rowsOf } from './database';
import { creationNotFound, isId } from './ids';
import { requireProject } from './projects';
import { creations } from './schema';
import { requireStorable } from './text';

type Change = PgUpdateSetSource<typeof creations>;

/** Changes one own creation; `not_found` for anybody else's, a deleted or an unknown one. */
async function change(
  db: Database,
  userId: string,
  id: string,
  values: Change,
): Promise<CreationRow> {
  if (!isId(id)) throw creationNotFound();
  const [row] = await db
    .update(creations)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(own(userId), eq(creations.id, id)))
    .returning(creationFields(userId));
  if (!row) throw creationNotFound();
  return toRow(userId)(row);
}

/** Names a creation; a blank title shows the prompt again. */
export async function renameCreation(db: Database, userId: string, id: string, title: string) {
  requireStorable(title);
  return change(db, userId, id, { title: title.trim() || null });
}

/** Puts a creation into one of the person's projects, or takes it out with null. */
export async function moveToProject(
  db: Database,
  userId: string,
  id: string,
  projectId: string | null,
) {
  if (projectId !== null) await requireProject(db, userId, projectId);
  return change(db, userId, id, { projectId });
}

/** Keeps a creation at the top of its list, or no longer. */
export async function pinCreation(db: Database, userId: string, id: string, isPinned: boolean) {
  return change(db, userId, id, { isPinned });
}

/**
 * Shows a creation to everybody, or no longer; likes, reports and the first publishing date stay.
 * One the operator has removed is `forbidden`.
 */
export async function setPublished(
  db: Database,
  userId: string,
  id: string,
  isPublished: boolean,
): Promise<CreationRow> {
  if (!isPublished) return change(db, userId, id, { isPublished });
  const row = await change(db, userId, id, {
    isPublished: sql`${creations.decision} is distinct from 'removed'`,
    publishedAt: sql`coalesce(${creations.publishedAt}, now())`,
  });
  if (row.isPublished) return row;
  throw new AppError('forbidden', 'This picture was removed from the community and stays private.');
}

/** Puts a creation away; `restoreCreation` undoes it until the sweep, ten minutes later. */
export async function deleteCreation(db: Database, userId: string, id: string): Promise<void> {
  await change(db, userId, id, { deletedAt: sql`now()` });
}

/** Takes a deletion back. */
export async function restoreCreation(
  db: Database,
  userId: string,
  id: string,
): Promise<CreationRow> {
  if (!isId(id)) throw creationNotFound();
  const [row] = await db
    .update(creations)
    .set({ deletedAt: null })
    .where(and(eq(creations.userId, userId), eq(creations.id, id), isNotNull(creations.deletedAt)))
    .returning(creationFields(userId));
  if (!row) throw creationNotFound();
  return toRow(userId)(row);
}

/**
 * Puts all of the person's creations away and answers how many they were. What finished runs left for
 * repeated keys goes at once: their answers, and pictures that could not be stored.
 */
export async function deleteAllCreations(db: Database, userId: string): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`with forgotten as (
        delete from idempotency_keys where user_id = ${userId} and state = 'done'
      ), unkept as (
        delete from kept_pictures where user_id = ${userId}
      ), put_away as (
        update creations set deleted_at = now() where user_id = ${userId} and deleted_at is null
        returning id
      )
      select count(*)::integer as total from put_away`,
  );
  return row?.total ?? 0;
}
