import { after } from 'next/server';
import type { Database } from '@/db/database';
import { queueMediaDeletions } from '@/db/media-deletions';
import { sweep } from '@/db/sweep';
import { describeError, log } from '@/lib/log';
import { deleteMedia } from '@/lib/providers/media';
import { settleOwedRuns } from '@/lib/api/paid-runs/settle-run';
import { moveExposedMedia } from './move-media';
import { deleteQueuedMedia } from './delete-media';

const EVERY_MS = 5 * 60_000;
const UNDO_MINUTES = 10;

/** Pictures whose row could not be written while the database could not be reached; noted in it once it is back. */
const orphans = new Set<string>();

/**
 * Settles runs that could not be, deletes what has expired, moves pictures that are no longer public and deletes
 * those that nothing refers to any more; a picture whose store does not answer is tried again later.
 */
export async function runMaintenance(
  db: Database,
  remove: (key: string) => Promise<void> = deleteMedia,
): Promise<void> {
  await settleOwedRuns(db);
  const lost = [...orphans];
  await queueMediaDeletions(db, lost, UNDO_MINUTES);
  for (const key of lost) orphans.delete(key);
  await sweep(db);
  await moveExposedMedia(db);
  await deleteQueuedMedia(db, remove);
}

let lastAt = -EVERY_MS;

/** Runs maintenance behind an ordinary request's answer, at most every five minutes on this instance. */
export function scheduleMaintenance(db: Database, now = performance.now()): void {
  if (now - lastAt < EVERY_MS) return;
  lastAt = now;
  const work = () =>
    runMaintenance(db).catch((error: unknown) =>
      log.warn('housekeeping.failed', describeError(error)),
    );
  try {
    after(work);
  } catch {
    // Outside a request of Next (a test that calls the handler) there is nothing to wait for
    void work();
  }
}

/** Has a stored picture deleted whose row could not be written, once the person had time to save it. */
export async function queueOrphan(key: string, open: () => Promise<Database>): Promise<void> {
  try {
    await queueMediaDeletions(await open(), [key], UNDO_MINUTES);
  } catch {
    orphans.add(key);
  }
}
