import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import type { Picture } from './picture';
import type { MediaStore } from './store';

/** Where local pictures are served; see app/api/media. */
export const LOCAL_MEDIA_PATH = '/api/media/';

const NAME = /^[\w-]{43,64}\.(?:png|jpg|webp)$/;
const PREFIX = 'local:';

/** A picture as a file, for the route that serves it. */
export interface LocalPicture {
  path: string;
  size: number;
  mime: Picture['mime'];
}

const MIMES: Record<string, Picture['mime']> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Pictures as files in `folder`, under names of at least 240 random bits. */
export function localMedia(folder: string): MediaStore & {
  find(name: string): Promise<LocalPicture | null>;
} {
  const place = (name: string) => path.join(folder, name.slice(0, 2), name);

  return {
    name: 'local',
    async put({ bytes, extension }) {
      const name = `${randomBytes(32).toString('base64url')}.${extension}`;
      const target = place(name);
      const draft = `${target}.${process.pid}.part`;
      try {
        await mkdir(path.dirname(target), { recursive: true });
        await writeThrough(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        log.error('media.not_stored', { store: 'local', ...describeError(error) });
        throw new AppError('unavailable', 'We couldn’t save the picture: our storage failed.', {
          cause: error,
        });
      }
      return { key: `${PREFIX}${name}`, url: `${LOCAL_MEDIA_PATH}${name}` };
    },
    async move({ key }, to) {
      const [from, name] = [key.slice(PREFIX.length), to.slice(PREFIX.length)];
      if (!NAME.test(from) || !NAME.test(name)) throw new Error('That is no name of a picture.');
      await mkdir(path.dirname(place(name)), { recursive: true });
      await rename(place(from), place(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      return LOCAL_MEDIA_PATH + name;
    },
    async delete(key) {
      const name = key.slice(PREFIX.length);
      if (NAME.test(name)) await rm(place(name), { force: true });
    },
    async find(name) {
      if (!NAME.test(name)) return null;
      const file = await stat(place(name)).catch(() => null);
      const mime = MIMES[path.extname(name)];
      return file?.isFile() && mime ? { path: place(name), size: file.size, mime } : null;
    },
  };
}

/** True for a key that a local store gave out. */
export const isLocalKey = (key: string) => key.startsWith(PREFIX);

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
