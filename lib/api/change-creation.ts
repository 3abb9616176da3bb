import { pinCreation, renameCreation, setPublished } from '@/db/creation-changes';
import { getCreation } from '@/db/creations';
import type { Database } from '@/db/database';
import { creationNotFound } from '@/db/ids';
import { toWire, type WireCreation } from '@/db/wire';
import { AppError } from '@/lib/errors';
import type { PublicationCheck } from './publication-check';

interface Change {
  id: string;
  title?: string | undefined;
  isPinned?: boolean | undefined;
  isPublished?: boolean | undefined;
}

interface Changed {
  creation: WireCreation;
  /** Whether the picture is public now; there when publishing was asked for. */
  published?: boolean;
  message?: string;
}

/**
 * Renames, pins, publishes or unpublishes one of the person's creations, as far as asked. A picture that
 * does not pass `check` stays private, with the reason as message.
 */
export async function changeCreation(
  db: Database,
  userId: string,
  { id, title, isPinned, isPublished }: Change,
  check: PublicationCheck,
  signal: AbortSignal,
): Promise<Changed> {
  let row = await getCreation(db, userId, id);
  if (!row) throw creationNotFound();
  if (isPublished && row.type !== 'image') {
    throw new AppError('bad_input', 'Only pictures can be published.');
  }
  if (title !== undefined) row = await renameCreation(db, userId, id, title);
  if (isPinned !== undefined) row = await pinCreation(db, userId, id, isPinned);
  if (isPublished === undefined || isPublished === row.isPublished) {
    return { creation: toWire(row, userId) };
  }
  const refusal = isPublished ? await check(row, signal) : undefined;
  if (refusal) return { creation: toWire(row, userId), published: false, message: refusal };
  row = await setPublished(db, userId, id, isPublished);
  const message = isPublished ? 'Published to the community.' : 'Private again.';
  return { creation: toWire(row, userId), published: isPublished, message };
}
