import { getDatabase } from '@/db/client';
import type { CreationRow } from '@/db/creation-row';
import { createCreation, getCreation } from '@/db/creations';
import { asDatabaseError } from '@/db/errors';
import { newId } from '@/db/ids';
import { toWire, type WireCreation } from '@/db/wire';
import { describeError, log } from '@/lib/log';
import type { RunResult } from '@/lib/tools/define';
import type { User } from '@/lib/user';
import { disownPicture } from '@/lib/api/maintenance/maintenance';

const ACCOUNT_GONE =
  'Your account was deleted, so this is in no history. Copy it before you leave.';
const NOT_SAVED = 'It could not be saved to your history, so copy it before you leave.';

interface Origin<I> {
  /** The tool's id. */
  id: string;
  type: string;
  storedPrompt(input: I): string;
  storedInput?(input: I): unknown;
}

/**
 * Puts a run's result in the history. A result that was made reaches the person even when saving
 * fails: then there is a message instead of a creation.
 */
export async function saveResult<I>(
  origin: Origin<I>,
  input: I,
  user: User,
  result: RunResult,
  durationMs: number,
): Promise<{ creation?: WireCreation; message?: string }> {
  if (result.isSaved === false) return {};
  const id = newId();
  try {
    const creation = await createCreation(await getDatabase(), {
      id,
      userId: user.id,
      type: origin.type,
      tool: origin.id,
      prompt: result.prompt ?? origin.storedPrompt(input),
      content: result.content,
      input: origin.storedInput?.(input) ?? null,
      data: result.data ?? null,
      model: result.model ?? null,
      source: result.source ?? null,
      isSandbox: result.isSandbox ?? false,
      isPartial: result.isPartial ?? false,
      isPublished: result.isPublished ?? false,
      wordCount: result.wordCount ?? null,
      mediaKey: result.mediaKey ?? null,
      parentId: result.parentId ?? null,
      durationMs,
    });
    return { creation: toWire(creation, user.id) };
  } catch (error) {
    // The row may be there although the word of it never came
    const saved = await findAgain(user.id, id);
    if (saved) return { creation: toWire(saved, user.id) };
    log.warn('creation.not_saved', describeError(error));
    if (result.mediaKey) await disownPicture(result.mediaKey, getDatabase);
    const isGone = asDatabaseError(error)?.code === 'unauthorized';
    return { message: isGone ? ACCOUNT_GONE : NOT_SAVED };
  }
}

async function findAgain(userId: string, id: string): Promise<CreationRow | null> {
  return getDatabase()
    .then((db) => getCreation(db, userId, id))
    .catch(() => null);
}
