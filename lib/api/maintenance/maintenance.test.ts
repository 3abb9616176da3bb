import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAllCreations, deleteCreation } from '@/db/creation-changes';
import type { OpenedDatabase } from '@/db/database';
import { queueMediaDeletions } from '@/db/media-deletions';
import { creations } from '@/db/schema';
import { mediaDeletions } from '@/db/upkeep-schema';
import { openTestDatabase } from '@/db/test-database';
import { addCreation, newUser } from '@/db/testing/sample';
import { queueOrphan, runMaintenance } from './maintenance';

let opened: OpenedDatabase;
let deleted: string[] = [];
const db = () => opened.db;
const remove = async (key: string) => void deleted.push(key);
const away = async () => {
  throw new Error('away');
};

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => {
  deleted = [];
});

const elevenMinutesLater = async () => {
  await db()
    .update(creations)
    .set({ deletedAt: sql`deleted_at - interval '11 minutes'` });
  await db()
    .update(mediaDeletions)
    .set({ createdAt: sql`created_at - interval '11 minutes'` });
};

it('deletes row and picture of a deleted creation once it cannot be undone', async () => {
  const userId = newUser();
  const { id } = await addCreation(db(), { userId, mediaKey: 'local:one' });
  await deleteCreation(db(), userId, id);
  await runMaintenance(db(), remove);
  expect(deleted).toEqual([]);
  await elevenMinutesLater();
  await runMaintenance(db(), remove);
  expect(deleted).toEqual(['local:one']);
  expect(await db().$count(creations)).toBe(0);
  expect(await db().$count(mediaDeletions)).toBe(0);
});

it('deletes the pictures of somebody who deleted everything', async () => {
  const userId = newUser();
  for (const mediaKey of ['local:a', 'local:b']) await addCreation(db(), { userId, mediaKey });
  await deleteAllCreations(db(), userId);
  await elevenMinutesLater();
  await runMaintenance(db(), remove);
  expect(new Set(deleted)).toEqual(new Set(['local:a', 'local:b']));
});

it('keeps what the store could not delete for later and does the rest', async () => {
  await queueMediaDeletions(db(), ['local:fine', 'cloudinary:away']);
  await runMaintenance(db(), (key) => (key.startsWith('cloudinary') ? away() : remove(key)));
  expect(deleted).toEqual(['local:fine']);
  await runMaintenance(db(), remove);
  expect(deleted).toEqual(['local:fine']);
  await elevenMinutesLater();
  await elevenMinutesLater();
  await elevenMinutesLater();
  await runMaintenance(db(), remove);
  expect(deleted).toEqual(['local:fine', 'cloudinary:away']);
});

it('deletes a picture whose row was never written, also when the database was away then', async () => {
  await queueOrphan('local:first', async () => db());
  await queueOrphan('local:second', away);
  await runMaintenance(db(), remove);
  expect(deleted).toEqual([]);
  await elevenMinutesLater();
  await runMaintenance(db(), remove);
  expect(new Set(deleted)).toEqual(new Set(['local:first', 'local:second']));
});
