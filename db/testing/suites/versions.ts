import { expect, test } from 'vitest';
import { getCreation } from '../../creations';
import type { Database } from '../../database';
import { editCreation, listVersions, requireVersion, restoreVersion } from '../../versions';
import { addCreation, newUser } from '../sample';

const edited = { cause: 'edited' as const };

/** Texts that are changed: versions, stale edits, editing sessions and restoring. */
export function versionsSuite(db: () => Database): void {
  const addText = (userId: string) =>
    addCreation(db(), { userId, type: 'article', content: 'one two', wordCount: 2 });
  const summary = async (userId: string, id: string) =>
    (await listVersions(db(), userId, id)).map(({ version, cause, wordCount }) => [
      version,
      cause,
      wordCount,
    ]);

  test('a text that was never changed is its own first version', async () => {
    const userId = newUser();
    const { id } = await addText(userId);
    expect(await summary(userId, id)).toEqual([[1, 'generated', 2]]);
    expect(await requireVersion(db(), userId, id, 1)).toBe('one two');
    await expect(requireVersion(db(), userId, id, 2)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('every change keeps the text before it, and restoring is a change', async () => {
    const userId = newUser();
    const { id } = await addText(userId);
    const second = await editCreation(db(), userId, id, { ...edited, content: 'two', version: 1 });
    expect(second).toMatchObject({ id, content: 'two', version: 2, wordCount: 1 });
    await editCreation(db(), userId, id, { cause: 'rewritten', content: '3 3 3', version: 2 });
    expect(await restoreVersion(db(), userId, id, 1)).toMatchObject({
      content: 'one two',
      version: 4,
    });
    expect(await summary(userId, id)).toEqual([
      [4, 'restored', 2],
      [3, 'rewritten', 3],
      [2, 'edited', 1],
      [1, 'generated', 2],
    ]);
    expect(await requireVersion(db(), userId, id, 3)).toBe('3 3 3');
    expect(await getCreation(db(), userId, id)).toMatchObject({ content: 'one two', version: 4 });
  });

  test('of edits of the same version at once one is kept, the others are told what is there', async () => {
    const userId = newUser();
    const { id } = await addText(userId);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        editCreation(db(), userId, id, { ...edited, content: `text ${index}`, version: 1 }),
      ),
    );
    const kept = results.filter((result) => result.status === 'fulfilled');
    expect(kept).toHaveLength(1);
    const current = { version: 2, content: kept[0]?.value.content };
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      expect(result.reason).toMatchObject({ code: 'conflict', details: { current } });
    }
    expect(await summary(userId, id)).toHaveLength(2);
  });

  test('saves of one editing session are one version', async () => {
    const userId = newUser();
    const { id } = await addText(userId);
    const session = crypto.randomUUID();
    for (let version = 1; version <= 5; version += 1) {
      await editCreation(db(), userId, id, { ...edited, content: `${version}`, version, session });
    }
    await editCreation(db(), userId, id, { ...edited, content: 'x', version: 6 });
    expect((await summary(userId, id)).map(([version]) => version)).toEqual([7, 6, 1]);
  });

  test('the last fifty versions stay, and the first', async () => {
    const userId = newUser();
    const { id } = await addText(userId);
    for (let version = 1; version <= 60; version += 1) {
      await editCreation(db(), userId, id, { ...edited, content: `${version}`, version });
    }
    const versions = (await summary(userId, id)).map(([version]) => version);
    expect(versions).toEqual([...Array.from({ length: 50 }, (_, index) => 61 - index), 1]);
    expect(await requireVersion(db(), userId, id, 1)).toBe('one two');
  });

  test('nobody else reads or changes them', async () => {
    const { id } = await addText(newUser());
    const other = newUser();
    const refused = expect.objectContaining({ code: 'not_found' });
    await expect(
      editCreation(db(), other, id, { ...edited, content: 'x', version: 1 }),
    ).rejects.toEqual(refused);
    await expect(listVersions(db(), other, id)).rejects.toEqual(refused);
    await expect(requireVersion(db(), other, id, 1)).rejects.toEqual(refused);
    await expect(restoreVersion(db(), other, id, 1)).rejects.toEqual(refused);
  });
}
