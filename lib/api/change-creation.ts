import { pinCreation, renameCreation, setPublished } from '@/db/creation-changes';
import { getCreation } from '@/db/creations';
import type { Database } from '@/db/database';
import { creationNotFound } from '@/db/ids';
import { toWire, type WireCreation } from '@/db/wire';
import { AppError } from '@/lib/errors';

interface Change {
  id: string;
  title?: string | undefined;
  isPinned?: boolean | undefined;
  isPublished?: boolean | undefined;
}

/** Renames, pins, publishes or unpublishes one of the person's creations, as far as asked. */
export async function changeCreation(
  db: Database,
  userId: string,
  { id, title, isPinned, isPublished }: Change,
): Promise<{ creation: WireCreation; message?: string }> {
  let row = await getCreation(db, userId, id);
  if (!row) throw creationNotFound();
  if (isPublished && row.type !== 'image') {
    throw new AppError('bad_input', 'Only pictures can be published.');
  }
  if (title !== undefined) row = await renameCreation(db, userId, id, title);
  if (isPinned !== undefined) row = await pinCreation(db, userId, id, isPinned);
  if (isPublished !== undefined) row = await setPublished(db, userId, id, isPublished);
  return { creation: toWire(row, userId) };
}
