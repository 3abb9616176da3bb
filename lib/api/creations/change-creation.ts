import { z } from 'zod';
import { moveToProject, pinCreation, renameCreation, setPublished } from '@/db/creation-changes';
import type { CreationRow } from '@/db/creation-row';
import { requireCreation } from '@/db/creations';
import type { Database } from '@/db/database';
import { toWire, type WireCreation } from '@/db/wire';
import { AppError } from '@/lib/errors';
import { keptAs } from '@/lib/tools/registry';
import { parseInput } from '@/lib/api/routes/body';
import { editText, textEdit } from '@/lib/api/creations/edit-text';
import { takeFreeCall } from '@/lib/api/paid-runs/free-calls';
import { moveExposedMedia } from '@/lib/api/maintenance/move-media';
import type { PublicationCheck } from './publication-check';

export const creationId = z.object({ id: z.string() });

/** What may be changed of a creation. */
export const creationChange = creationId.extend({
  ...textEdit.partial().shape,
  title: z.string().trim().max(200, 'Keep the name to 200 characters.').optional(),
  isPinned: z.boolean().optional(),
  isPublished: z.boolean().optional(),
  /** The project it is to belong to; null takes it out. */
  projectId: z.string().nullable().optional(),
});

interface Changed {
  creation: WireCreation;
  /** Whether the picture is public now; there when publishing was asked for. */
  published?: boolean;
  message?: string;
}

/**
 * Edits, renames, pins, moves, publishes or unpublishes one of the person's creations, as far as asked. A picture
 * that does not pass `check` stays private, with the reason as message.
 */
export async function changeCreation(
  db: Database,
  userId: string,
  { id, title, isPinned, isPublished, projectId, ...edit }: z.infer<typeof creationChange>,
  check: PublicationCheck,
  signal: AbortSignal,
): Promise<Changed> {
  if (edit.content !== undefined) await editText(db, userId, id, parseInput(textEdit, edit));
  let row = await requireCreation(db, userId, id);
  if (isPublished && keptAs(row.type) !== 'picture') {
    throw new AppError('bad_input', 'Only pictures can be published.');
  }
  if (title !== undefined) row = await renameCreation(db, userId, id, title);
  if (isPinned !== undefined) row = await pinCreation(db, userId, id, isPinned);
  if (projectId !== undefined) row = await moveToProject(db, userId, id, projectId);
  if (isPublished === undefined || isPublished === row.isPublished) {
    return { creation: toWire(await settled(db, row), userId) };
  }
  if (isPublished) await takeFreeCall(async () => db, userId, 'checks');
  const refusal = isPublished ? await check(row, signal) : undefined;
  if (refusal) return { creation: toWire(row, userId), published: false, message: refusal };
  row = await settled(db, await setPublished(db, userId, id, isPublished));
  const message = isPublished
    ? 'Published to the community.'
    : row.movingTo
      ? MOVES_LATER
      : PRIVATE;
  return { creation: toWire(row, userId), published: isPublished, message };
}

const PRIVATE = 'Private again.';
const MOVES_LATER =
  'Private again. We can’t reach the picture store right now, so the old address works until we can.';

/** A private row once its picture has left the address that was public, as far as its store is there. */
async function settled(db: Database, row: CreationRow): Promise<CreationRow> {
  if (row.isPublished || !row.movingTo) return row;
  await moveExposedMedia(db, row.id);
  return requireCreation(db, row.userId, row.id);
}
