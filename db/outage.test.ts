import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { applyMigrations } from './apply-migrations';
import { openDatabase } from './client';
import { countCreations } from './creations';
import type { Database } from './database';
import { asDatabaseError } from './errors';
import { migrateAddress } from './migrate-address';
import { POOL_TIMEOUTS } from './reconnecting-pool';
import { type Behaviour, startFaultyProxy } from './testing/faulty-proxy';
import type { NeonTunnel } from './testing/neon-tunnel';
import { atOnce } from './testing/sample';
import { useServers } from './testing/servers';

/** For a database that never answers: nothing that has to succeed within them. */
const IMPATIENT = { ...POOL_TIMEOUTS, connectMs: 1_200, statementMs: 1_200 };
/** For one that does, on however busy a machine. */
const PATIENT = { ...POOL_TIMEOUTS, connectMs: 60_000, statementMs: 60_000 };
const AWAY = {
  code: 'unavailable',
  message: 'The database cannot be reached right now. Nothing was lost; try again in a minute.',
};

const servers = useServers();
let address: string;

beforeAll(async () => {
  address = await servers.postgres.createDatabase();
  await migrateAddress(address);
});

/** A proxy to the server, and the database's address through it. */
async function doorTo(behaviour: Behaviour) {
  const proxy = await startFaultyProxy(servers.postgres.port, behaviour);
  return { proxy, url: address.replace(/:\d+\//, `:${proxy.port}/`) };
}

async function openThrough(url: string, timeouts = PATIENT, neonTunnel?: NeonTunnel) {
  const opened = await openDatabase({ url, dataDir: '', timeouts, neonTunnel });
  onTestFinished(() => opened.close());
  return opened.db;
}

/** How many connections a pool of `pg` takes for open. */
const openConnections = (db: Database) => (db as Database & { $client: Pool }).$client.totalCount;

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(() => undefined, asDatabaseError);
  return { code: error?.code, message: error?.message };
}

test('a database that refuses, hangs up or stays silent is away, for every later call at once', async () => {
  const refusing = 'postgres://postgres:password@127.0.0.1:1/none';
  const hangingUp = (await doorTo('hangs up')).url;
  const silent = (await doorTo('silent')).url;
  for (const url of [refusing, hangingUp, silent]) {
    const db = await openThrough(url, IMPATIENT);
    expect(await failureOf(countCreations(db, 'u'))).toEqual(AWAY);
    const again = await atOnce(20, () =>
      failureOf(db.transaction((tx) => countCreations(tx, 'u'))),
    );
    expect(again).toEqual(Array.from({ length: 20 }, () => AWAY));
  }
});

test('a database that wakes while somebody waits just works', async () => {
  const { proxy, url } = await doorTo('hangs up');
  const db = await openThrough(url);
  const count = countCreations(db, 'u');
  await expect.poll(() => proxy.turnedAway).toBeGreaterThan(1);
  proxy.behaviour = 'serves';
  expect(await count).toBe(0);
});

test('a wrong password or database name is away, without a word about either', async () => {
  for (const url of [address.replace('password', 'wrong'), `${address}_missing`]) {
    expect(await failureOf(countCreations(await openThrough(url), 'u'))).toEqual(AWAY);
  }
});

test('connections that drop, idle or within a transaction, are replaced', async () => {
  const { proxy, url } = await doorTo('serves');
  const db = await openThrough(url);
  await atOnce(5, () => countCreations(db, 'u'));
  proxy.dropAll();
  await expect.poll(() => openConnections(db)).toBe(0);
  expect(await countCreations(db, 'u')).toBe(0);
  const broken = db.transaction(async (tx) => {
    await countCreations(tx, 'u');
    proxy.dropAll();
    await expect.poll(() => openConnections(db)).toBe(0);
    await countCreations(tx, 'u');
  });
  expect(await failureOf(broken)).toEqual(AWAY);
  expect(await countCreations(db, 'u')).toBe(0);
});

test('a connection that was idle for long is replaced before it is used', async () => {
  const { proxy, url } = await doorTo('serves');
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await openThrough(url);
  await countCreations(db, 'u');
  proxy.freezeAll();
  vi.setSystemTime(Date.now() + PATIENT.idleMs);
  expect(await countCreations(db, 'u')).toBe(0);
});

test('a statement without an answer is given up, on pg and on Neon, and later ones are served', async () => {
  const { proxy, url } = await doorTo('serves');
  const freezePg = (isFrozen: boolean) => (proxy.behaviour = isFrozen ? 'silent' : 'serves');
  onTestFinished(() => void vi.useRealTimers());
  for (const [db, freeze] of [
    [await openThrough(url), freezePg],
    [await openThrough(address, PATIENT, servers.tunnel), servers.tunnel.setFrozen],
  ] as const) {
    const { promise: isFrozen, resolve } = Promise.withResolvers<void>();
    const inTransaction = failureOf(
      db.transaction(async (tx) => {
        await countCreations(tx, 'u');
        freeze(true);
        vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
        resolve();
        await countCreations(tx, 'u');
      }),
    );
    await isFrozen;
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(PATIENT.statementMs);
    // The drivers themselves wait for a timer now and then
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    expect(await inTransaction).toEqual(AWAY);
    expect(await failureOf(countCreations(db, 'u'))).toEqual(AWAY);
    freeze(false);
    vi.setSystemTime(Date.now() + PATIENT.restMs);
    expect(await countCreations(db, 'u')).toBe(0);
  }
});

test('the server ends a statement that takes too long, and others are not held up', async () => {
  const db = await openThrough(address, { ...PATIENT, statementMs: 5_000 });
  const slow = failureOf(db.execute(sql`select pg_sleep(3600)`));
  expect(await countCreations(db, 'u')).toBe(0);
  expect(await slow).toEqual(AWAY);
  expect(await countCreations(db, 'u')).toBe(0);
});

test('several migrations at once on a fresh database apply each one once', async () => {
  const fresh = await servers.postgres.createDatabase();
  const applied = await atOnce(6, () => migrateAddress(fresh));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  const db = await openThrough(fresh);
  expect(await applyMigrations(db)).toBe(0);
  expect(await countCreations(db, 'u')).toBe(0);
});

test('migrating an unreachable database fails and ends', async () => {
  await expect(migrateAddress(`${address}_missing`)).rejects.toThrow('does not exist');
});
