import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '../atomic-file';

const FILE = 'address';

/** Leaves the emulator's address in its folder, for scripts and for the next start. */
export const writeAddress = (dir: string, url: string) => writeFileAtomic(join(dir, FILE), url);

/** Where the emulator of a folder listens, or last listened. */
export async function readAddress(dir: string): Promise<{ url: string; port: number } | undefined> {
  const url = await readFile(join(dir, FILE), 'utf8').catch(() => '');
  const port = Number(/^http:\/\/127\.0\.0\.1:(\d+)$/.exec(url)?.[1]);
  return Number.isInteger(port) ? { url, port } : undefined;
}
