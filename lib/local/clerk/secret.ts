import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMULATOR_SECRET } from '@/lib/server/deploy-guard';
import { writeFileAtomic } from '../atomic-file';

/** The secret key of a folder's accounts, made the first time: no other program knows it. */
export async function openSecret(dir: string): Promise<string> {
  const path = join(dir, 'secret-key');
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = `${EMULATOR_SECRET}_${randomBytes(24).toString('base64url')}`;
  await writeFileAtomic(path, secret);
  return secret;
}
