import { expect, test } from 'vitest';
import { openDatabase } from './client';
import { addCreation } from './testing/sample';
import { exportCreations } from './account';
import { getCreation } from './creations';
import { nextLine, startChild, testFolder } from './testing/children';

test('a killed process loses nothing it acknowledged, and its lock is taken over', async () => {
  const dataDir = await testFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const writer = startChild(new URL('./testing/writer-child.ts', import.meta.url), dataDir);
    for (let count = 0; count < 60; count += 1) acknowledged.push((await nextLine(writer)) ?? '');
    await writer.crash();
  }
  const { db, close } = await openDatabase({ dataDir });
  const kept = (await Array.fromAsync(exportCreations(db, 'user_writer'))).flat();
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  await close();
});

test('a folder that is open is refused, and opens again with everything in it once closed', async () => {
  const dataDir = await testFolder();
  const first = await openDatabase({ dataDir });
  const { id, userId } = await addCreation(first.db);
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();
  const second = await openDatabase({ dataDir });
  expect(await getCreation(second.db, userId, id)).not.toBeNull();
  await second.close();
});
