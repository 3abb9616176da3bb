import { join } from 'node:path';
import { lockFolder } from '@/db/folder-lock';
import { findByEmail } from './clerk/accounts';
import { readAddress } from './clerk/address';
import { BACKEND_PATH, SECRET_KEY } from './clerk/constants';
import { openKeys } from './clerk/keys';
import { Store } from './clerk/store';

export type Plan = 'premium' | 'free';

const TIMEOUT_MS = 3_000;

/**
 * Changes the plan of a local account: through the emulator while one serves the data folder, else
 * in its file. Throws one sentence when there is no such account.
 */
export async function changePlan(dataDir: string, email: string, plan: Plan): Promise<void> {
  const dir = join(dataDir, 'clerk');
  const address = await readAddress(dir);
  if (address && (await isEmulatorOf(dir, address.url))) {
    return changeThroughEmulator(address.url, email, plan);
  }
  const lock = await lockFolder(join(dataDir, 'lock'), dataDir);
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

/** Whether the folder's own emulator answers there: it alone publishes the folder's key. */
async function isEmulatorOf(dir: string, url: string): Promise<boolean> {
  try {
    const { keys } = (await ask(url, '/jwks')) as { keys: JsonWebKey[] };
    return keys[0]?.n === (await openKeys(dir)).jwk.n;
  } catch {
    return false;
  }
}

async function changeThroughEmulator(url: string, email: string, plan: Plan): Promise<void> {
  const path = `/users?email_address=${encodeURIComponent(email)}`;
  const [user] = (await ask(url, path)) as { id: string }[];
  if (!user) throw unknownAccount(email);
  const body = JSON.stringify({ public_metadata: { plan } });
  await ask(url, `/users/${user.id}/metadata`, { method: 'PATCH', body });
}

/** Calls an emulator's backend API; throws when it refuses or does not answer. */
async function ask(url: string, path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${url}${BACKEND_PATH}/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error('The running app did not change the plan. Try again.');
  return response.json();
}

const unknownAccount = (email: string) =>
  new Error(`No local account has the address ${email}. Sign up with it first.`);
