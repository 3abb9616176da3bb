import { getDatabase } from '@/db/client';
import { createCreation } from '@/db/creations';
import { toWire, type WireCreation } from '@/db/wire';
import { describeError, log } from '@/lib/log';
import type { RunResult } from '@/lib/tools/define';
import type { User } from '@/lib/user';
import { disownPicture } from '@/lib/api/maintenance/maintenance';

const NOT_SAVED = 'It could not be saved to your history, so copy it before you leave.';

interface Origin<I> {
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
  try {
    const creation = await createCreation(await getDatabase(), {
      userId: user.id,
      type: origin.type,
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
    log.warn('creation.not_saved', describeError(error));
    if (result.mediaKey) await disownPicture(result.mediaKey, getDatabase);
    return { message: NOT_SAVED };
  }
}
