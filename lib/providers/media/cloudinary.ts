import { AppError } from '@/lib/errors';
import type { CloudinaryClient } from './cloudinary-client';
import type { MediaStore } from './store';

const PREFIX = 'cloudinary:';

/**
 * Pictures in a Cloudinary account, under random public ids and https addresses; plain http is taken
 * from `ownOrigin` alone, the origin a custom `upload_prefix` names.
 */
export function cloudinaryMedia(client: CloudinaryClient, ownOrigin?: string): MediaStore {
  return {
    name: 'cloudinary',
    async put({ bytes }) {
      const { public_id, secure_url } = await client.upload(bytes);
      const url = URL.parse(secure_url);
      if (url?.protocol !== 'https:' && (!ownOrigin || url?.origin !== ownOrigin)) {
        await client.destroy(public_id).catch(() => undefined);
        throw new AppError('upstream_failed', 'The picture store gave an address we cannot use.');
      }
      return { key: `${PREFIX}${public_id}`, url: secure_url };
    },
    async move({ key, url }, to) {
      const [from, name] = [key.slice(PREFIX.length), to.slice(PREFIX.length)];
      await client.rename(from, name);
      return url.replace(from, name);
    },
    delete: (key) => client.destroy(key.slice(PREFIX.length)),
  };
}

/** True for a key that a Cloudinary store gave out. */
export const isCloudinaryKey = (key: string) => key.startsWith(PREFIX);
