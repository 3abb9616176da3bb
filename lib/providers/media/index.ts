import path from 'node:path';
import { env, type Env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { getGuard } from '@/lib/providers/http';
import { cloudinaryMedia, isCloudinaryKey } from './cloudinary';
import { cloudinaryAccount, ownOrigin } from './cloudinary-account';
import { cloudinaryClient } from './cloudinary-client';
import { isLocalKey, localMedia } from './local';
import type { MediaStore } from './store';

export type { MediaStore, StoredPicture } from './store';
export type { Picture } from './picture';

const UPLOAD_TIMEOUT_MS = 30_000;

/** The local store of an environment, which serves what it has whatever new pictures are kept in. */
export function localStore(values: Env = env()) {
  return localMedia(path.resolve(/* turbopackIgnore: true */ values.DATA_DIR ?? '.data', 'media'));
}

/**
 * The store for new pictures: Cloudinary where it is configured, else files under `DATA_DIR`. Throws
 * `unavailable` on a production server with neither, where files would be lost with the instance.
 */
export function pickMedia(values: Env): MediaStore {
  if (values.CLOUDINARY_URL) return cloudinaryStore(values.CLOUDINARY_URL);
  const isDeployed = values.NODE_ENV === 'production' && !values.MISE_LOCAL;
  if (isDeployed && !values.DATA_DIR) {
    throw new AppError(
      'unavailable',
      'Pictures aren’t set up on this server yet. The site’s owner needs to set CLOUDINARY_URL, or DATA_DIR to a folder that lasts.',
    );
  }
  return localStore(values);
}

function cloudinaryStore(address: string): MediaStore {
  const account = cloudinaryAccount(address);
  const { breaker } = getGuard('cloudinary');
  const client = cloudinaryClient(account, { timeoutMs: UPLOAD_TIMEOUT_MS, breaker });
  return cloudinaryMedia(client, ownOrigin(account));
}

/** The store that new pictures go to. */
export function getMedia(): MediaStore {
  return pickMedia(env());
}

/** The store that holds a picture, by the `media_key` of its creation. */
function storeOf(key: string, values: Env): MediaStore {
  if (isLocalKey(key)) return localStore(values);
  if (isCloudinaryKey(key) && values.CLOUDINARY_URL) return cloudinaryStore(values.CLOUDINARY_URL);
  throw new AppError('unavailable', 'The store that holds this picture is not set up any more.');
}

/**
 * Deletes a stored picture by the `media_key` of its creation, in whichever store holds it; a picture
 * that is already gone is no failure. Throws when the store cannot be asked now, so try again later.
 */
export async function deleteMedia(key: string, values: Env = env()): Promise<void> {
  await storeOf(key, values).delete(key);
}

/**
 * Gives a stored picture the key `to` in the same store, and answers its new address. It may be repeated.
 * Throws when the store cannot be asked now.
 */
export async function moveMedia(
  { from, to, url }: { from: string; to: string; url: string },
  values: Env = env(),
): Promise<string> {
  return storeOf(from, values).move({ key: from, url }, to);
}
