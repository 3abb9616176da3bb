import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { applyMigrations } from './apply-migrations';
import { openDatabase } from './client';
import { countCreations } from './creations';
import { asDatabaseError } from './errors';
import { migrateAddress } from './migrate-address';
import { type NeonTunnel, openNeonTunnel } from './testing/neon-tunnel';
import { type PostgresServer, startPostgres } from './testing/postgres';
import { atOnce } from './testing/sample';

const PATIENCE = { connectMs: 700, statementMs: 600 };
const AWAY = {
  code: 'unavailable',
  message: 'The database cannot be reached right now. Nothing was lost; try again in a minute.',
};

let server: PostgresServer;
let address: string;
let tunnel: NeonTunnel;

beforeAll(async () => {
  server = await startPostgres();
  address = await server.createDatabase();
  tunnel = await openNeonTunnel(server.port);
  await migrateAddress(address);
});

afterAll(async () => {
  await tunnel?.close();
  await server?.stop();
});

type Behaviour = 'serves' | 'silent' | 'hangs up';

/** A door to the server that can be shut in several ways; `address` leads through it. */
async function openDoor(initial: Behaviour) {
  const sockets = new Set<Socket>();
  const door = {
    behaviour: initial,
    address: '',
    dropAll: () => sockets.forEach((each) => each.destroy()),
  };
  const listener = createServer((outside) => {
    sockets.add(outside);
    outside.on('error', () => undefined);
    if (door.behaviour === 'hangs up') return outside.destroy();
    const inside = connect(server.port, '127.0.0.1');
    outside.on('data', (bytes) => door.behaviour === 'serves' && inside.write(bytes));
    inside.on('data', (bytes) => door.behaviour === 'serves' && outside.write(bytes));
    inside.on('error', () => outside.destroy());
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(async () => {
    door.dropAll();
    listener.close();
    await once(listener, 'close');
  });
  const { port } = listener.address() as AddressInfo;
  door.address = address.replace(/:\d+\//, `:${port}/`);
  return door;
}

async function openThrough(url: string, neonTunnel?: NeonTunnel) {
  const opened = await openDatabase({
    url,
    dataDir: '',
    patience: PATIENCE,
    ...(neonTunnel ? { neonTunnel } : {}),
  });
  onTestFinished(() => opened.close());
  return opened.db;
}

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(() => undefined, asDatabaseError);
  return { code: error?.code, message: error?.message };
}

test('a database that refuses, hangs up or stays silent is away, for every later call at once', async () => {
  const refusing = 'postgres://postgres:password@127.0.0.1:1/none';
  const hangingUp = (await openDoor('hangs up')).address;
  const silent = (await openDoor('silent')).address;
  for (const url of [refusing, hangingUp, silent]) {
    const db = await openThrough(url);
    expect(await failureOf(countCreations(db, 'u'))).toEqual(AWAY);
    const again = await atOnce(20, () =>
      failureOf(db.transaction((tx) => countCreations(tx, 'u'))),
    );
    expect(again).toEqual(Array.from({ length: 20 }, () => AWAY));
  }
});

test('a database that wakes while somebody waits just works', async () => {
  const door = await openDoor('hangs up');
  const db = await openThrough(door.address);
  setTimeout(() => (door.behaviour = 'serves'), 300);
  expect(await countCreations(db, 'u')).toBe(0);
});

test('a wrong password or database name is away, without a word about either', async () => {
  for (const url of [address.replace('password', 'wrong'), `${address}_missing`]) {
    expect(await failureOf(countCreations(await openThrough(url), 'u'))).toEqual(AWAY);
  }
});

test('connections that drop, idle or within a transaction, are replaced', async () => {
  const door = await openDoor('serves');
  const db = await openThrough(door.address);
  await atOnce(5, () => countCreations(db, 'u'));
  door.dropAll();
  await sleep(50);
  expect(await countCreations(db, 'u')).toBe(0);
  const broken = db.transaction(async (tx) => {
    await countCreations(tx, 'u');
    door.dropAll();
    await sleep(50);
    await countCreations(tx, 'u');
  });
  expect(await failureOf(broken)).toEqual(AWAY);
  expect(await countCreations(db, 'u')).toBe(0);
});

test('a statement without an answer is given up, on pg and on Neon, and later ones are served', async () => {
  const door = await openDoor('serves');
  const freezePg = (isFrozen: boolean) => (door.behaviour = isFrozen ? 'silent' : 'serves');
  for (const [db, freeze] of [
    [await openThrough(door.address), freezePg],
    [await openThrough(address, tunnel), tunnel.setFrozen],
  ] as const) {
    const inTransaction = db.transaction(async (tx) => {
      await countCreations(tx, 'u');
      freeze(true);
      await countCreations(tx, 'u');
    });
    expect(await failureOf(inTransaction)).toEqual(AWAY);
    expect(await failureOf(countCreations(db, 'u'))).toEqual(AWAY);
    freeze(false);
    await sleep(1_100);
    expect(await countCreations(db, 'u')).toBe(0);
  }
});

test('the server ends a statement that takes too long, and others are not held up', async () => {
  const db = await openThrough(address);
  const slow = failureOf(db.execute(sql`select pg_sleep(5)`));
  expect(await countCreations(db, 'u')).toBe(0);
  expect(await slow).toEqual(AWAY);
  expect(await countCreations(db, 'u')).toBe(0);
});

test('several migrations at once on a fresh database apply each one once', async () => {
  const fresh = await server.createDatabase();
  const lines = await atOnce(6, () => migrateAddress(fresh));
  expect(lines.filter((line) => line.startsWith('Applied'))).toHaveLength(1);
  expect(lines.filter((line) => line === 'The database is up to date.')).toHaveLength(5);
  const db = await openThrough(fresh);
  expect(await applyMigrations(db)).toBe(0);
  expect(await countCreations(db, 'u')).toBe(0);
});

test('migrating an unreachable database fails and ends', async () => {
  await expect(migrateAddress(`${address}_missing`)).rejects.toThrow('does not exist');
});
