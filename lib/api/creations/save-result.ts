import { getDatabase } from '@/db/client';
import { continueCreation } from '@/db/continue-creation';
import { createCreation, getCreation } from '@/db/creations';
import type { CreationRow } from '@/db/creation-row';
import type { Database } from '@/db/database';
import { asDatabaseError } from '@/db/errors';
import { toWire, type WireCreation } from '@/db/wire';
import type { RunResult } from '@/lib/tools/define';
import type { User } from '@/lib/user';
import { queueOrphan } from '@/lib/api/maintenance/maintenance';

const ACCOUNT_GONE = 'Your account was deleted, so this wasn’t saved. Copy it before you leave.';
const NOT_SAVED = 'It could not be saved to your history, so copy it before you leave.';

interface Origin<I> {
  /** The tool's id. */
  id: string;
  type: string;
  storedPrompt(input: I): string;
  storedInput?(input: I): unknown;
}

/** Puts a run's result in the history under an id; throws what the database throws. */
export async function saveResult<I>(
  db: Database,
  origin: Origin<I>,
  input: I,
  user: User,
  result: RunResult,
  durationMs: number,
  id: string,
): Promise<WireCreation | undefined> {
  if (result.isSaved === false) return undefined;
  const made = {
    id,
    userId: user.id,
    type: origin.type,
    tool: origin.id,
    prompt: result.prompt ?? origin.storedPrompt(input),
    content: result.content,
    input: origin.storedInput?.(input),
    data: result.data,
    model: result.model,
    source: result.source,
    isSandbox: result.isSandbox,
    isPartial: result.isPartial,
    isPublished: result.isPublished,
    wordCount: result.wordCount,
    mediaKey: result.mediaKey,
    parentId: result.parentId,
    projectId: result.projectId,
    durationMs,
  };
  const { continues } = result;
  const row = continues
    ? await continueCreation(db, continues, made)
    : await createCreation(db, made);
  return toWire(row, user.id);
}

/**
 * What a person gets whose result could not be saved for a failure: a message, since the result reaches them all
 * the same, or the creation where it is there although the word of it never came.
 */
export async function saveFailed(
  failure: unknown,
  user: User,
  { isSaved, mediaKey }: RunResult,
  id: string,
): Promise<{ creation?: WireCreation; message?: string }> {
  if (isSaved === false) return {};
  const saved = await findAgain(user.id, id);
  if (saved) return { creation: toWire(saved, user.id) };
  if (mediaKey) await queueOrphan(mediaKey, getDatabase);
  const isGone = asDatabaseError(failure)?.code === 'unauthorized';
  return { message: isGone ? ACCOUNT_GONE : NOT_SAVED };
}

async function findAgain(userId: string, id: string): Promise<CreationRow | null> {
  return getDatabase()
    .then((db) => getCreation(db, userId, id))
    .catch(() => null);
}
