import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteAllCreations, deleteCreation, restoreCreation } from './creation-changes';
import { claimKey, completeKey } from './idempotency';
import { getKeptPicture, keepPicture } from './kept-pictures';
import { putCached } from './lookup-cache';
import { claimMediaDeletions, queueMediaDeletions, settleMediaDeletions } from './media-deletions';
import * as tables from './schema';
import { sweep } from './sweep';
import { openTestDatabase } from './test-database';
import { addCreation, newUser } from './testing/sample';
import { mediaDeletions } from './upkeep-schema';

test('what expired goes, what is fresh or was just deleted stays', async () => {
  const { db, close } = await openTestDatabase();
  const userId = newUser();
  const old = await addCreation(db, { userId, mediaKey: 'pictures/old' });
  const recent = await addCreation(db, { userId, mediaKey: 'pictures/recent' });
  for (const { id } of [old, recent]) await deleteCreation(db, userId, id);
  await db
    .update(tables.creations)
    .set({ deletedAt: sql`now() - interval '11 minutes'` })
    .where(eq(tables.creations.id, old.id));
  const scope = { userId, endpoint: 'generate-image', key: 'k', requestHash: 'h' };
  await claimKey(db, scope);
  await keepPicture(db, scope, { bytes: new Uint8Array([1]), mime: 'image/png', meta: {} });
  await putCached(db, 'fresh', 1, 60);
  await putCached(db, 'stale', 1, -1);

  await sweep(db);

  expect(await claimMediaDeletions(db)).toEqual(['pictures/old']);
  expect(await restoreCreation(db, userId, recent.id)).toMatchObject({ id: recent.id });
  await expect(restoreCreation(db, userId, old.id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await getKeptPicture(db, scope)).not.toBeNull();
  expect(await claimKey(db, scope)).toEqual({ state: 'running' });
  expect(await db.$count(tables.lookupCache)).toBe(1);
  await close();
});

test('an answer kept for a repeated key goes with its creation, or with everything', async () => {
  const { db, close } = await openTestDatabase();
  const userId = newUser();
  const left = async () => (await db.select().from(tables.idempotencyKeys)).map(({ key }) => key);
  const answered = async (key: string, owner = userId) => {
    const creation = await addCreation(db, { userId: owner });
    const scope = { userId: owner, endpoint: 'resume-review', key };
    const claim = await claimKey(db, { ...scope, requestHash: 'h' });
    const response = { content: 'a resume', creation: { id: creation.id } };
    if (claim.state === 'new') {
      await completeKey(db, { ...scope, lease: claim.lease, status: 200, response });
    }
    return creation.id;
  };
  const deleted = await answered('deleted');
  await answered('kept');
  await answered('another person’s', newUser());
  await deleteCreation(db, userId, deleted);
  await sweep(db);
  expect(await left()).toHaveLength(3);
  await db.update(tables.creations).set({ deletedAt: sql`deleted_at - interval '11 minutes'` });
  await sweep(db);
  expect(await left()).toEqual(['kept', 'another person’s']);

  const running = { userId, endpoint: 'generate-image', key: 'running', requestHash: 'h' };
  await claimKey(db, running);
  await keepPicture(db, running, { bytes: new Uint8Array([1]), mime: 'image/png', meta: {} });
  await deleteAllCreations(db, userId);
  expect(await left()).toEqual(['another person’s', 'running']);
  expect(await getKeptPicture(db, running)).toBeNull();
  await close();
});

test('pictures to delete are remembered once and until storage has deleted them', async () => {
  const { db, close } = await openTestDatabase();
  await queueMediaDeletions(db, ['a', 'b']);
  await queueMediaDeletions(db, ['b', 'c']);
  await queueMediaDeletions(db, []);
  await settleMediaDeletions(db, ['a']);
  await queueMediaDeletions(db, ['later'], 10);
  expect(new Set(await claimMediaDeletions(db))).toEqual(new Set(['b', 'c']));
  expect(await claimMediaDeletions(db)).toEqual([]);
  await settleMediaDeletions(db, ['b']);
  await db.update(mediaDeletions).set({ createdAt: sql`created_at - interval '31 minutes'` });
  expect(new Set(await claimMediaDeletions(db))).toEqual(new Set(['c', 'later']));
  await close();
});

test('everything a person deleted goes, however much it was', async () => {
  const { db, close } = await openTestDatabase();
  const userId = newUser();
  await db.insert(tables.creations).values(
    Array.from({ length: 1_200 }, (_, index) => ({
      id: crypto.randomUUID(),
      userId,
      type: 'image',
      prompt: 'Loaf',
      content: 'x',
      mediaKey: `pictures/${index}`,
    })),
  );
  expect(await deleteAllCreations(db, userId)).toBe(1_200);
  await db.update(tables.creations).set({ deletedAt: sql`now() - interval '11 minutes'` });
  await sweep(db);
  expect(await db.$count(tables.creations)).toBe(0);
  expect(await claimMediaDeletions(db, 5_000)).toHaveLength(1_200);
  await close();
});
