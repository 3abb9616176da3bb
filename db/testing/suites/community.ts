import { expect, test } from 'vitest';
import { deleteAccount } from '../../account';
import { deleteCreation, restoreCreation, setPublished } from '../../creation-changes';
import { getCreation } from '../../creations';
import type { Database } from '../../database';
import { toggleLike } from '../../likes';
import { getPublished, listPublished, type PublishedOrder } from '../../published';
import { decideReports, listHidden, reportCreation } from '../../reports';
import { addCreation, atOnce, newUser } from '../sample';
import { toWire } from '../../wire';

async function readGallery(db: Database, viewer: string | null, order: PublishedOrder) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const page = await listPublished(db, viewer, { order, cursor, limit: 5 });
    rows.push(...page.creations);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}

/** What is public, in which order, and how it stops being public. */
export function communitySuite(db: () => Database): void {
  test('the gallery pages through every public row once, newest and most liked first', async () => {
    const fans = [newUser(), newUser()];
    const ids = await atOnce(12, async () => (await addCreation(db(), { isPublished: true })).id);
    const best = ids[7] ?? '';
    await addCreation(db());
    for (const fan of fans) await toggleLike(db(), fan, best);
    for (const order of ['newest', 'liked'] as const) {
      const rows = await readGallery(db(), fans[0] ?? null, order);
      const seen = rows.map(({ id }) => id);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(ids));
      expect(rows.every(({ isPublished }) => isPublished)).toBe(true);
      const sorted = rows.map((row) =>
        order === 'liked' ? row.likeCount : Number(row.publishedAt),
      );
      expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
    }
    const gallery = await readGallery(db(), fans[1] ?? null, 'liked');
    const first = gallery.find(({ id }) => id === best);
    expect(first).toMatchObject({ id: best, likeCount: 2, likedByMe: true });
    expect(new Set(first?.likes)).toEqual(new Set(fans));
  });

  test('a private, unpublished or deleted row is nowhere to be seen until it is back', async () => {
    const [owner, viewer] = [newUser(), newUser()];
    const { id } = await addCreation(db(), { userId: owner });
    const isShown = async () => (await getPublished(db(), viewer, id)) !== null;
    expect(await isShown()).toBe(false);
    const published = await setPublished(db(), owner, id, true);
    expect(await isShown()).toBe(true);
    await setPublished(db(), owner, id, false);
    expect(await isShown()).toBe(false);
    expect((await setPublished(db(), owner, id, true)).publishedAt).toEqual(published.publishedAt);
    await deleteCreation(db(), owner, id);
    expect(await isShown()).toBe(false);
    await restoreCreation(db(), owner, id);
    expect(await isShown()).toBe(true);
    expect(await getPublished(db(), viewer, 'x')).toBeNull();
  });

  test('likes show at most 100 ids, the own one among them, and the whole count', async () => {
    const { id } = await addCreation(db(), { isPublished: true });
    const fans = Array.from({ length: 103 }, newUser);
    for (const fan of fans) await toggleLike(db(), fan, id);
    for (const fan of [fans[0], fans[102]] as string[]) {
      const row = await getPublished(db(), fan, id);
      expect(row).toMatchObject({ likeCount: 103, likedByMe: true });
      expect(row?.likes).toHaveLength(100);
      expect(new Set(row?.likes).size).toBe(100);
      expect(row?.likes).toContain(fan);
    }
    const stranger = await getPublished(db(), newUser(), id);
    expect(stranger).toMatchObject({ likedByMe: false });
    expect(stranger?.likes).toHaveLength(100);
    expect((await getPublished(db(), null, id))?.likes).toHaveLength(100);
  });

  test('somebody shown who takes the like back or leaves makes room for another', async () => {
    const { id } = await addCreation(db(), { isPublished: true });
    const fans = Array.from({ length: 102 }, newUser);
    for (const fan of fans) await toggleLike(db(), fan, id);
    const shown = async () => (await getPublished(db(), null, id))?.likes ?? [];
    const [fickle = '', leaver = ''] = await shown();
    await toggleLike(db(), fickle, id);
    await deleteAccount(db(), leaver);
    const left = fans.filter((fan) => fan !== fickle && fan !== leaver);
    expect(new Set(await shown())).toEqual(new Set(left));
    const [next = ''] = await shown();
    await deleteAccount(db(), next);
    expect(await shown()).not.toContain(next);
  });

  test('others get neither the owner, nor private extras', async () => {
    const owner = newUser();
    const { id } = await addCreation(db(), { userId: owner, isPublished: true, data: { a: 1 } });
    const row = await getPublished(db(), newUser(), id);
    const wire = row && toWire(row, 'somebody');
    expect(JSON.stringify(wire)).not.toContain(owner);
    expect(wire).toMatchObject({ data: null, isMine: false });
    expect(row && toWire(row, owner)).toMatchObject({ data: { a: 1 }, isMine: true });
  });

  test('three people reporting at once hide a picture until the operator decides', async () => {
    const owner = newUser();
    const { id } = await addCreation(db(), { userId: owner, isPublished: true });
    const [one, two, three] = [newUser(), newUser(), newUser()];
    await atOnce(5, () => reportCreation(db(), one, id, 'Not food'));
    expect(await getPublished(db(), null, id)).not.toBeNull();
    await expect(reportCreation(db(), owner, id)).rejects.toMatchObject({ code: 'bad_input' });
    await Promise.all([two, three].map((user) => reportCreation(db(), user, id)));
    expect(await getPublished(db(), null, id)).toBeNull();
    await expect(toggleLike(db(), one, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listHidden(db(), 1000)).map((row) => row.id)).toContain(id);
    await setPublished(db(), owner, id, false);
    await setPublished(db(), owner, id, true);
    expect(await getPublished(db(), null, id)).toBeNull();

    await decideReports(db(), id, 'kept');
    expect(await getPublished(db(), null, id)).not.toBeNull();
    expect(await reportCreation(db(), newUser(), id)).toEqual({ isHidden: false });
    await decideReports(db(), id, 'removed');
    expect(await getPublished(db(), null, id)).toBeNull();
    await expect(setPublished(db(), owner, id, true)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await getCreation(db(), owner, id)).toMatchObject({ isPublished: false });
  });

  test('deleting an account takes its rows, its likes off other counters, and names its pictures', async () => {
    const [leaver, other] = [newUser(), newUser()];
    const theirs = await addCreation(db(), { userId: other, isPublished: true });
    const mediaKey = `pictures/${leaver}`;
    const own = await addCreation(db(), { userId: leaver, isPublished: true, mediaKey });
    await toggleLike(db(), leaver, theirs.id);
    await toggleLike(db(), other, theirs.id);
    await toggleLike(db(), other, own.id);
    const [keys] = await Promise.all([
      deleteAccount(db(), leaver),
      atOnce(10, () => toggleLike(db(), other, theirs.id)),
    ]);
    expect(keys).toEqual([mediaKey]);
    expect(await getPublished(db(), null, own.id)).toBeNull();
    expect(await getPublished(db(), other, theirs.id)).toMatchObject({
      likeCount: 1,
      likes: [other],
    });
    expect(await deleteAccount(db(), leaver)).toEqual([]);
  });
}
