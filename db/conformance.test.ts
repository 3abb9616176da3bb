import { afterAll, beforeAll, describe } from 'vitest';
import { applyMigrations } from './apply-migrations';
import { openDatabase } from './client';
import type { OpenedDatabase } from './database';
import { PATIENCE } from './patient-pool';
import { openTestDatabase } from './test-database';
import { type NeonTunnel, openNeonTunnel } from './testing/neon-tunnel';
import { type PostgresServer, startPostgres } from './testing/postgres';
import { accountSuite } from './testing/suites/account';
import { chatsSuite } from './testing/suites/chats';
import { communitySuite } from './testing/suites/community';
import { creationsSuite } from './testing/suites/creations';
import { likesSuite } from './testing/suites/likes';
import { limitsSuite } from './testing/suites/limits';
import { textSuite } from './testing/suites/text';

let server: PostgresServer;
let tunnel: NeonTunnel;

beforeAll(async () => {
  server = await startPostgres();
  tunnel = await openNeonTunnel(server.port);
});

afterAll(async () => {
  await tunnel?.close();
  await server?.stop();
});

async function openMigrated(neonTunnel?: NeonTunnel): Promise<OpenedDatabase> {
  const url = await server.createDatabase();
  const tunnelled = neonTunnel ? { neonTunnel } : {};
  // A thousand calls at once wait for each other longer than a request would
  const patience = { ...PATIENCE, connectMs: 15_000 };
  const opened = await openDatabase({ url, dataDir: '', patience, ...tunnelled });
  await applyMigrations(opened.db);
  return opened;
}

describe.each([
  { name: 'PGlite', open: openTestDatabase, operations: 1_500, fans: 100 },
  { name: 'pg', open: () => openMigrated(), operations: 10_000, fans: 1_000 },
  { name: 'Neon', open: () => openMigrated(tunnel), operations: 3_000, fans: 1_000 },
])('on $name', ({ open, ...amounts }) => {
  let opened: OpenedDatabase;
  const db = () => opened.db;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  describe('creations', () => void creationsSuite(db));
  describe('text', () => void textSuite(db));
  describe('likes', () => void likesSuite(db, amounts));
  describe('community', () => void communitySuite(db));
  describe('limits', () => void limitsSuite(db));
  describe('chats', () => void chatsSuite(db));
  describe('account', () => void accountSuite(db));
});
