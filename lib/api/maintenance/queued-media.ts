import type { Database } from '@/db/database';
import { listMediaDeletions, settleMediaDeletions } from '@/db/media-deletions';
import { describeError, log } from '@/lib/log';
import { deleteMedia } from '@/lib/providers/media';

/** Deletes the pictures that no row needs any more; one whose store is away stays queued. */
export async function deleteQueuedMedia(db: Database): Promise<void> {
  const gone: string[] = [];
  for (const key of await listMediaDeletions(db)) {
    try {
      await deleteMedia(key);
      gone.push(key);
    } catch (error) {
      log.warn('media.not_deleted', describeError(error));
    }
  }
  await settleMediaDeletions(db, gone);
}
