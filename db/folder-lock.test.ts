import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FolderLock, lockFolder } from './folder-lock';
import { atOnce } from './testing/sample';
import { nextLine, startChild, testFolder } from './testing/children';

const LOCK_CHILD = new URL('./testing/lock-child.ts', import.meta.url);

const tryLock = (path: string) => lockFolder(path, path, 50).catch((error: Error) => error);

test('of many who ask at once one gets the folder, and after its release another', async () => {
  const path = await testFolder();
  for (let round = 0; round < 5; round += 1) {
    const answers = await atOnce(10, () => tryLock(path));
    const locks = answers.filter((answer): answer is FolderLock => 'release' in answer);
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  }
  expect(await readdir(path)).toHaveLength(1);
});

test('the lock of a living process names it, and that of a dead one goes to one of many processes', async () => {
  const path = await testFolder();
  const holder = startChild(LOCK_CHILD, path);
  expect(await nextLine(holder)).toBe('locked');
  await expect(lockFolder(path, '.data', 50)).rejects.toThrow(
    `The data folder .data is in use by process ${holder.process.pid}. ` +
      'Stop that process first, or start with another DATA_DIR.',
  );
  await holder.crash();
  const heirs = Array.from({ length: 4 }, () => startChild(LOCK_CHILD, path));
  const answers = await Promise.all(heirs.map(nextLine));
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
  await Promise.all(heirs.map((heir) => heir.crash()));
  await (await lockFolder(path)).release();
});

test('a later process with the number of a dead one does not hold its lock', async () => {
  const path = await testFolder();
  const { host, ...rest } = await holderOf(path);
  await writeFile(join(path, '1'), JSON.stringify({ ...rest, host, startedAt: 'long ago' }));
  await expect(lockFolder(path, path, 50)).resolves.toBeDefined();
});

test('the lock of another host is free once its heartbeat stops', async () => {
  const path = await testFolder();
  await writeFile(
    join(path, '1'),
    JSON.stringify({ ...(await holderOf(path)), host: 'elsewhere' }),
  );
  await expect(lockFolder(path, path, 50)).rejects.toThrow('on elsewhere');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(join(path, '1'), longAgo, longAgo);
  await (await lockFolder(path, path, 50)).release();
});

async function holderOf(path: string) {
  await (await lockFolder(path)).release();
  const { describeProcess } = await import('./lock-holder');
  return describeProcess();
}
