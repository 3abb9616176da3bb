import type { Database } from '@/db/database';
import { claimMediaDeletions, settleMediaDeletions } from '@/db/media-deletions';
import { log } from '@/lib/log';
import { deleteMedia } from '@/lib/providers/media';

/** Deletes the stored pictures that no row needs any more; one whose store cannot be reached is tried again in half an hour. */
export async function deleteQueuedMedia(
  db: Database,
  remove: (key: string) => Promise<void> = deleteMedia,
): Promise<void> {
  const due = await claimMediaDeletions(db);
  const gone: string[] = [];
  for (const key of due) {
    await remove(key).then(
      () => gone.push(key),
      () => undefined,
    );
  }
  await settleMediaDeletions(db, gone);
  const failed = due.length - gone.length;
  if (failed > 0) log.warn('media.not_deleted', { pictures: failed });
}
