import {
  deleteKeptPicture,
  getKeptPicture,
  keepPicture,
  type PictureScope,
} from '@/db/kept-pictures';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import type { MediaStore, Picture, StoredPicture } from '@/lib/providers/media';
import { reencode } from '@/lib/providers/media/picture';
import type { RunContext } from './define';

interface Making extends Pick<RunContext, 'user' | 'database' | 'idempotencyKey' | 'requestHash'> {
  endpoint: string;
  media: MediaStore;
}

type Meta = Record<string, unknown>;

/** A picture that is stored, with what was noted when it was made. */
export interface Kept extends StoredPicture {
  meta: Meta;
  width: number;
  height: number;
}

/**
 * Makes a picture and stores it. One that was made but cannot be stored is kept for a day under the
 * request's idempotency key, where it has one, and the same request with the same key stores it without
 * making it again.
 * Throws what `make` throws, or `upstream_failed` with a word about what was kept.
 */
export async function keepOrStore(
  { user, database, idempotencyKey, requestHash, endpoint, media }: Making,
  make: () => Promise<{ picture: Picture; meta: Meta }>,
): Promise<Kept> {
  const scope = idempotencyKey && { userId: user.id, endpoint, key: idempotencyKey, requestHash };
  const kept = scope ? await getKeptPicture(await database(), scope) : null;
  const made = kept ? { picture: await reencode(kept.bytes), meta: kept.meta } : await make();
  const { width, height } = made.picture;
  try {
    const stored = await media.put(made.picture);
    if (scope && kept) await forget(database, scope);
    return { ...stored, meta: made.meta, width, height };
  } catch (error) {
    log.warn('picture.not_stored', { endpoint, ...describeError(error) });
    if (!scope) {
      throw new AppError(
        'upstream_failed',
        'The picture was made, but it could not be stored. Nothing was charged; try again.',
        { cause: error },
      );
    }
    const { bytes, mime } = made.picture;
    if (!kept) await keepPicture(await database(), scope, { bytes, mime, meta: made.meta });
    throw new AppError(
      'upstream_failed',
      'The picture was made, but it could not be stored. It is kept for a day: try again, and you won’t be charged twice.',
      { cause: error, retryAfter: (error instanceof AppError && error.retryAfter) || 10 },
    );
  }
}

/** A copy that cannot be deleted now goes with its day; the picture is stored all the same. */
async function forget(database: RunContext['database'], scope: PictureScope): Promise<void> {
  try {
    await deleteKeptPicture(await database(), scope);
  } catch (error) {
    log.warn('picture.not_forgotten', describeError(error));
  }
}
