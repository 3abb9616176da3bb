import { join } from 'node:path';
import { FolderInUseError, lockFolder } from '@/db/folder-lock';
import { findByEmail } from './clerk/accounts';
import { readAddress } from './clerk/address';
import { BACKEND_PATH, SECRET_KEY } from './clerk/constants';
import { Store } from './clerk/store';

export type Plan = 'premium' | 'free';

const TIMEOUT_MS = 3_000;

/**
 * Changes the plan of a local account: in its file, or through the emulator while one has the data
 * folder. Throws one sentence when there is no such account.
 */
export async function changePlan(dataDir: string, email: string, plan: Plan): Promise<void> {
  const lock = await lockFolder(join(dataDir, 'lock'), dataDir).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return undefined;
    throw error;
  });
  const dir = join(dataDir, 'clerk');
  if (!lock) return changeThroughEmulator(dir, email, plan);
  try {
    await changeOnDisk(dir, email, plan);
  } finally {
    await lock.release();
  }
}

async function changeOnDisk(dir: string, email: string, plan: Plan): Promise<void> {
  const store = await Store.open(dir);
  const user = findByEmail(store.state, email);
  if (!user) throw unknownAccount(email);
  user.publicMetadata = { ...user.publicMetadata, plan };
  user.updatedAt = Date.now();
  await store.commit();
}

async function changeThroughEmulator(dir: string, email: string, plan: Plan): Promise<void> {
  const path = `/users?email_address=${encodeURIComponent(email)}`;
  const [user] = (await ask(dir, path)) as { id: string }[];
  if (!user) throw unknownAccount(email);
  const body = JSON.stringify({ public_metadata: { plan } });
  await ask(dir, `/users/${user.id}/metadata`, { method: 'PATCH', body });
}

/** Calls the backend API of the emulator that has a folder; throws when it does not answer. */
async function ask(dir: string, path: string, init: RequestInit = {}): Promise<unknown> {
  const address = await readAddress(dir);
  try {
    const response = await fetch(`${address?.url}${BACKEND_PATH}/v1${path}`, {
      ...init,
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return await response.json();
  } catch {}
  throw new Error('Mise is running but its accounts do not answer. Try again in a moment.');
}

const unknownAccount = (email: string) =>
  new Error(`No local account has the address ${email}. Sign up with it first.`);
