import { afterAll, beforeAll, describe } from 'vitest';
import { applyMigrations } from './apply-migrations';
import type { OpenedDatabase } from './database';
import { POOL_TIMEOUTS } from './reconnecting-pool';
import { openTestDatabase } from './test-database';
import { openEmpty, useServers } from './testing/servers';
import { accountSuite } from './testing/suites/account';
import { chatsSuite } from './testing/suites/chats';
import { communitySuite } from './testing/suites/community';
import { creationsSuite } from './testing/suites/creations';
import { likesSuite } from './testing/suites/likes';
import { limitsSuite } from './testing/suites/limits';
import { picturesSuite } from './testing/suites/pictures';
import { textSuite } from './testing/suites/text';
import { versionsSuite } from './testing/suites/versions';

const servers = useServers();

async function openMigrated(driver: 'pg' | 'neon'): Promise<OpenedDatabase> {
  // A thousand calls at once wait for each other longer than a request would
  const timeouts = { ...POOL_TIMEOUTS, connectMs: 60_000, statementMs: 60_000 };
  const opened = await openEmpty(servers, driver, timeouts);
  await applyMigrations(opened.db);
  return opened;
}

describe.each([
  { name: 'PGlite', open: openTestDatabase, operations: 1_500, fans: 100 },
  { name: 'pg', open: () => openMigrated('pg'), operations: 10_000, fans: 1_000 },
  { name: 'Neon', open: () => openMigrated('neon'), operations: 3_000, fans: 1_000 },
])('on $name', ({ open, ...amounts }) => {
  let opened: OpenedDatabase;
  const db = () => opened.db;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  describe('creations', () => void creationsSuite(db));
  describe('text', () => void textSuite(db));
  describe('versions', () => void versionsSuite(db));
  describe('likes', () => void likesSuite(db, amounts));
  describe('community', () => void communitySuite(db));
  describe('limits', () => void limitsSuite(db));
  describe('chats', () => void chatsSuite(db));
  describe('pictures', () => void picturesSuite(db));
  describe('account', () => void accountSuite(db));
});
