import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addUser, mergeMetadata, startSession } from './accounts';
import { STATE_FILE, Store } from './store';
import { startTestEmulator, temporaryFolder, TestBrowser } from './testing';

const user = (email: string) => ({ email, passwordHash: 'salt:hash' });
const onDisk = async (dir: string) => JSON.parse(await readFile(join(dir, STATE_FILE), 'utf8'));

it('has on disk what it has acknowledged, however many writes run together', async () => {
  const dir = await temporaryFolder();
  const store = await Store.open(dir);
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index % 7));
      const { id } = addUser(store.state, user(`u${index}@b.c`), 1);
      await store.commit();
      expect((await onDisk(dir)).users).toHaveProperty(id);
    }),
  );
  expect(await readdir(dir)).toEqual([STATE_FILE]);
});

it('finds everything again', async () => {
  const dir = await temporaryFolder();
  const now = Date.now();
  const store = await Store.open(dir, now);
  const ada = addUser(store.state, user('ada@example.com'), now);
  startSession(store.state, ada, undefined, now);
  await store.commit();
  expect((await Store.open(dir, now)).state).toEqual(store.state);
});

it('writes again after a write that failed', async () => {
  const dir = await temporaryFolder();
  const store = await Store.open(dir);
  addUser(store.state, { ...user('ada@example.com'), publicMetadata: { big: 1n } }, 1);
  await expect(store.commit()).rejects.toThrow('BigInt');
  const [ada] = Object.values(store.state.users);
  if (ada) ada.publicMetadata = {};
  await store.commit();
  expect(Object.keys((await onDisk(dir)).users)).toEqual([ada?.id]);
});

it.each(['', '{"version":1', '{"version":2,"users":{}}', '[]', 'null'])(
  'leaves a file it cannot read (%j) alone, and names it',
  async (content) => {
    const dir = await temporaryFolder();
    const path = join(dir, STATE_FILE);
    await writeFile(path, content);
    await expect(Store.open(dir)).rejects.toThrow(path);
    expect(await readFile(path, 'utf8')).toBe(content);
  },
);

it('forgets sessions that ran out and browsers that hold nothing', async () => {
  const dir = await temporaryFolder();
  let now = Date.now();
  const options = { dir, now: () => now };
  const emulator = await startTestEmulator(options);
  await new TestBrowser(emulator).signUp('ada@example.com');
  await emulator.close();
  now += 8 * 86_400_000;
  const { state } = await Store.open(dir, now);
  expect(Object.keys(state.users)).toHaveLength(1);
  expect([state.sessions, state.clients]).toEqual([{}, {}]);
});

it('keeps browsers signed in over a restart', async () => {
  const dir = await temporaryFolder();
  const first = await startTestEmulator({ dir });
  const browser = new TestBrowser(first);
  await browser.signUp('ada@example.com', { first_name: 'Ada' });
  await first.close();
  const again = new TestBrowser(await startTestEmulator({ dir }));
  for (const [name, value] of browser.cookies) again.cookies.set(name, value);
  expect((await again.get('/me')).body.response.first_name).toBe('Ada');
});

it('never lets metadata reach an object’s prototype', () => {
  fc.assert(
    fc.property(fc.object(), fc.object(), (current, patch) => {
      mergeMetadata(current, JSON.parse(JSON.stringify(patch)));
      expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
    }),
  );
  const merged = mergeMetadata({}, JSON.parse('{"__proto__":{"polluted":1},"a":{"b":1}}'));
  expect(merged).toEqual({ a: { b: 1 } });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
