import { join } from 'node:path';
import { lockFolder } from '@/db/folder-lock';
import { findByEmail } from './clerk/accounts';
import { readAddress } from './clerk/address';
import { BACKEND_PATH } from './clerk/constants';
import { openKeys } from './clerk/keys';
import { openSecret } from './clerk/secret';
import { Store } from './clerk/store';

export type Plan = 'premium' | 'free';

const TIMEOUT_MS = 3_000;

/** An emulator that answers, and the folder of its accounts. */
type Served = { dir: string; url: string };

/**
 * Changes the plan of a local account: through the emulator while one serves the data folder, else
 * in its file. Throws one sentence when there is no such account.
 */
export async function changePlan(dataDir: string, email: string, plan: Plan): Promise<void> {
  const dir = join(dataDir, 'clerk');
  const address = await readAddress(dir);
  if (address && (await isEmulatorOf(dir, address.url))) {
    return changeThroughEmulator({ dir, url: address.url }, email, plan);
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
    const { keys } = (await ask({ dir, url }, '/jwks')) as { keys: JsonWebKey[] };
    return keys[0]?.n === (await openKeys(dir)).jwk.n;
  } catch {
    return false;
  }
}

async function changeThroughEmulator(emulator: Served, email: string, plan: Plan): Promise<void> {
  const path = `/users?email_address=${encodeURIComponent(email)}`;
  const [user] = (await ask(emulator, path)) as { id: string }[];
  if (!user) throw unknownAccount(email);
  const body = JSON.stringify({ public_metadata: { plan } });
  await ask(emulator, `/users/${user.id}/metadata`, { method: 'PATCH', body });
}

/** Calls an emulator's backend API; throws when it refuses or does not answer. */
async function ask({ dir, url }: Served, path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${url}${BACKEND_PATH}/v1${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${await openSecret(dir)}`,
      'content-type': 'application/json',
    },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error('The running app did not change the plan. Try again.');
  return response.json();
}

const unknownAccount = (email: string) =>
  new Error(`No local account has the address ${email}. Sign up with it first.`);
