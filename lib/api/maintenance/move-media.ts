import type { Database } from '@/db/database';
import { queueMediaDeletions } from '@/db/media-deletions';
import { listMediaMoves, type MediaMove, settleMediaMove } from '@/db/media-moves';
import { describeError, log } from '@/lib/log';
import { moveMedia } from '@/lib/providers/media';

/**
 * Takes pictures that stopped being public away from the address that people have seen: of one creation, or
 * all that wait. Every step may be repeated, so one that broke off goes on with the next call.
 */
export async function moveExposedMedia(db: Database, id?: string): Promise<void> {
  for (const wanted of await listMediaMoves(db, { id })) {
    await moveOne(db, wanted).catch((error: unknown) =>
      log.warn('media.not_moved', describeError(error)),
    );
  }
}

async function moveOne(db: Database, wanted: MediaMove): Promise<void> {
  const url = await moveMedia(wanted);
  // Its row went meanwhile; if it did not, the queue lets go of a picture that a row refers to
  if (!(await settleMediaMove(db, wanted, url))) await queueMediaDeletions(db, [wanted.to]);
}
