import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { deleteAccount } from './account';
import { applyMigrations } from './apply-migrations';
import { requireTree } from './branches';
import { openDatabase } from './client';
import { countCreations, listCreations } from './creations';
import type { OpenedDatabase } from './database';
import { START_PARAMS } from './drivers/pglite';
import { claimKey } from './idempotency';
import { toggleLike } from './likes';
import { listMediaMoves } from './media-moves';
import { listMessages } from './messages';
import { getPublished } from './published';
import * as schema from './schema';
import { renewStream } from './streams';
import { sweep } from './sweep';
import { openTestDatabase } from './test-database';
import { listThreads } from './threads';
import { testFolder } from './testing/children';
import { fillPrevious, PREVIOUS, previousMigrations } from './testing/previous';
import { openEmpty, useServers } from './testing/servers';
import { getUsage, refundRun, reserveRun } from './usage';

const DAY = '2031-01-01';

const servers = useServers();

/** A database that was filled before later migrations and is opened by today's code after it. */
async function upgradeServer(driver: 'pg' | 'neon'): Promise<OpenedDatabase> {
  const opened = await openEmpty(servers, driver);
  await applyMigrations(opened.db, await previousMigrations());
  await fillPrevious(opened.db, DAY);
  expect(await applyMigrations(opened.db)).toBeGreaterThan(0);
  return opened;
}

/** The embedded database is upgraded by being opened. */
async function upgradeFolder(): Promise<OpenedDatabase> {
  const dataDir = await testFolder();
  const client = await PGlite.create(join(dataDir, 'postgres'), { startParams: START_PARAMS });
  const before = drizzle({ client, schema });
  await applyMigrations(before, await previousMigrations());
  await fillPrevious(before, DAY);
  await client.close();
  return openDatabase({ dataDir });
}

test.each([
  ['PGlite', upgradeFolder],
  ['pg', () => upgradeServer('pg')],
  ['Neon', () => upgradeServer('neon')],
])('today’s code runs on what an earlier migration’s wrote, on %s', async (_, open) => {
  const { db, close } = await open();
  onTestFinished(close);
  const { userId, creation, thread, message, key } = PREVIOUS;

  const { creations } = await listCreations(db, userId, { search: 'loaf' });
  expect(creations).toMatchObject([{ id: creation, content: '/loaf.png', likes: ['user_fan'] }]);
  expect(await toggleLike(db, userId, creation)).toEqual({ liked: true, likeCount: 2 });
  expect(await getPublished(db, userId, creation)).toMatchObject({ likedByMe: true });
  expect(await listMessages(db, userId, thread, { limit: 9 })).toMatchObject([
    { id: message },
    { id: PREVIOUS.answer },
  ]);
  const { tree } = await requireTree(db, userId, thread);
  expect(tree.active()).toMatchObject([
    { id: message, parentId: null },
    { id: PREVIOUS.answer, parentId: message, versions: [PREVIOUS.answer] },
  ]);
  expect((await listThreads(db, userId, { search: 'hello' })).threads).toHaveLength(1);

  const run = { userId, day: DAY, dailyLimit: 3, dailyCap: 9, leaseId: 'two' };
  const reserved = await reserveRun(db, run);
  expect(reserved).toMatchObject({ isReserved: true, userRuns: 3, allRuns: 3 });
  await refundRun(db, reserved.isReserved ? reserved.id : '');
  expect(await getUsage(db, userId, DAY)).toBe(2);
  expect(await renewStream(db, { userId, leaseId: 'two' })).toBe(true);
  expect(await claimKey(db, key)).toMatchObject({
    state: 'replay',
    response: { content: 'Tea' },
  });

  expect(await listMediaMoves(db)).toMatchObject([
    { id: PREVIOUS.takenBack, url: '/tea.png', from: 'local:tea.png' },
  ]);
  await sweep(db);
  expect(await countCreations(db, userId)).toBe(1);
  await deleteAccount(db, userId);
  expect(await countCreations(db, userId)).toBe(0);
});

test('what an earlier migration’s code writes is still taken, while a deployment runs both', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  await fillPrevious(db, DAY);
  expect(await countCreations(db, PREVIOUS.userId)).toBe(1);
  const { tree } = await requireTree(db, PREVIOUS.userId, PREVIOUS.thread);
  expect(tree.active().map(({ id }) => id)).toEqual([PREVIOUS.message, PREVIOUS.answer]);
});
