import { expect, test } from 'vitest';
import {
  deleteAllCreations,
  deleteCreation,
  pinCreation,
  renameCreation,
  restoreCreation,
  setPublished,
} from '../../creation-changes';
import { countCreations, getCreation, type ListOptions, listCreations } from '../../creations';
import type { Database } from '../../database';
import { creations } from '../../schema';
import { addCreation, newUser } from '../sample';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

async function readAll(
  db: Database,
  userId: string,
  options: ListOptions,
  between: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listCreations(db, userId, { ...options, cursor });
    expect(page.creations.length).toBeLessThanOrEqual(options.limit ?? 20);
    ids.push(...page.creations.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    await between();
  } while (cursor);
  return ids;
}

/** Own creations: paging, search, changes, and that they are nobody else's. */
export function creationsSuite(db: () => Database): void {
  test('pages hold every row once while rows are added, also rows of the same moment', async () => {
    const userId = newUser();
    const rows = Array.from({ length: 43 }, (_, index) => ({
      id: crypto.randomUUID(),
      userId,
      type: index % 3 === 0 ? 'article' : 'image',
      prompt: `Number ${index}`,
      content: 'x',
      isPinned: index % 10 === 0,
    }));
    await db().insert(creations).values(rows);
    const seen = await readAll(db(), userId, { limit: 7 }, () => addCreation(db(), { userId }));
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)));
    const pinned = rows.filter(({ isPinned }) => isPinned).map(({ id }) => id);
    expect(new Set(seen.slice(0, pinned.length))).toEqual(new Set(pinned));
    const articles = await readAll(db(), userId, { limit: 4, type: 'article' });
    expect(articles).toHaveLength(rows.filter(({ type }) => type === 'article').length);
  });

  test('newest comes first and the total is counted', async () => {
    const userId = newUser();
    const first = await addCreation(db(), { userId });
    const second = await addCreation(db(), { userId, type: 'article' });
    expect(await readAll(db(), userId, {})).toEqual([second.id, first.id]);
    expect(await countCreations(db(), userId)).toBe(2);
    expect(await countCreations(db(), userId, 'article')).toBe(1);
  });

  test.each(['nonsense', 'bnVsbA', Buffer.from('["liked",1,"x"]').toString('base64url')])(
    'the cursor %j is refused',
    async (cursor) => {
      const page = listCreations(db(), newUser(), { cursor });
      await expect(page).rejects.toMatchObject({ code: 'bad_input' });
    },
  );

  test('search finds beginnings and stems of words in prompt, content and title', async () => {
    const userId = newUser();
    const bread = await addCreation(db(), { userId, prompt: 'Baking sourdough', content: 'happy' });
    const verse = await addCreation(db(), { userId, prompt: 'Élan', content: 'धर्मक्षेत्रे कुरुक्षेत्रे' });
    await addCreation(db(), { prompt: 'Baking sourdough, of another person' });
    const find = (search: string) => readAll(db(), userId, { search });
    for (const words of ['bak', 'baked SOUR', 'happiness', 'sourdough: & | ! \\ (']) {
      expect(await find(words)).toEqual([bread.id]);
    }
    expect(await find('élan')).toEqual([verse.id]);
    expect(await find('धर्मक्षेत्रे')).toEqual([verse.id]);
    for (const words of ["'", '!!', 'baked potato', "x' or 1=1 --"])
      expect(await find(words)).toEqual([]);
    await renameCreation(db(), userId, verse.id, 'Field of duty');
    expect(await find('dut')).toEqual([verse.id]);
  });

  test('renaming, pinning, deleting and undoing change the row of its owner only', async () => {
    const userId = newUser();
    const { id } = await addCreation(db(), { userId });
    expect(await renameCreation(db(), userId, id, ' Loaf ')).toMatchObject({ title: 'Loaf' });
    expect(await renameCreation(db(), userId, id, '  ')).toMatchObject({ title: null });
    expect(await pinCreation(db(), userId, id, true)).toMatchObject({ isPinned: true });
    await deleteCreation(db(), userId, id);
    expect(await getCreation(db(), userId, id)).toBeNull();
    expect(await countCreations(db(), userId)).toBe(0);
    await expect(pinCreation(db(), userId, id, false)).rejects.toMatchObject({ code: 'not_found' });
    expect(await restoreCreation(db(), userId, id)).toMatchObject({ id, isPinned: true });
    expect(await getCreation(db(), userId, id)).not.toBeNull();
    await expect(restoreCreation(db(), userId, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['rename', (user: string, id: string) => renameCreation(db(), user, id, 'Mine now')],
    ['pin', (user: string, id: string) => pinCreation(db(), user, id, true)],
    ['publish', (user: string, id: string) => setPublished(db(), user, id, true)],
    ['delete', (user: string, id: string) => deleteCreation(db(), user, id)],
  ])('nobody can %s what is not theirs, unknown or no id', async (_, act) => {
    const owner = newUser();
    const row = await addCreation(db(), { userId: owner });
    for (const id of [row.id, UNKNOWN, 'x', "' or 1=1"]) {
      await expect(act(newUser(), id)).rejects.toMatchObject({
        code: 'not_found',
        message: 'Creation not found',
      });
    }
    expect(await getCreation(db(), owner, row.id)).toEqual(row);
  });

  test('deleting everything leaves other people alone', async () => {
    const [userId, other] = [newUser(), newUser()];
    for (const owner of [userId, userId, other]) await addCreation(db(), { userId: owner });
    expect(await deleteAllCreations(db(), userId)).toBe(2);
    expect(await countCreations(db(), userId)).toBe(0);
    expect(await countCreations(db(), other)).toBe(1);
  });
}
