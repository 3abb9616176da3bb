import { AppError } from '@/lib/errors';
import type { CloudinaryClient } from './cloudinary-client';
import type { MediaStore } from './store';

const PREFIX = 'cloudinary:';

/** Pictures in a Cloudinary account, under random public ids and https addresses. */
export function cloudinaryMedia(client: CloudinaryClient): MediaStore {
  return {
    name: 'cloudinary',
    async put({ bytes }) {
      const { public_id, secure_url } = await client.upload(bytes);
      if (!secure_url.startsWith('https://')) {
        await client.destroy(public_id).catch(() => undefined);
        throw new AppError('upstream_failed', 'The picture store gave an address we cannot use.');
      }
      return { key: `${PREFIX}${public_id}`, url: secure_url };
    },
    delete: (key) => client.destroy(key.slice(PREFIX.length)),
  };
}

/** True for a key that a Cloudinary store gave out. */
export const isCloudinaryKey = (key: string) => key.startsWith(PREFIX);
