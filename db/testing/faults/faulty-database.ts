import { drizzle } from 'drizzle-orm/pglite';
import { openDatabase } from '../../client';
import type { OpenedDatabase } from '../../database';
import { migrateAddress } from '../../migrate-address';
import * as schema from '../../schema';
import { openTestClient } from '../../test-database';
import { openNeonTunnel } from '../neon-tunnel';
import type { Servers } from '../servers';
import { Fuse } from './fuse';
import { loseStatements } from './pglite';
import { openFaultyDoor } from './wire';

export interface FaultyDatabase extends OpenedDatabase {
  fuse: Fuse;
}

/** However busy the machine, what is there is waited for, and what stays away is not. */
const timeoutsWith = (fuse: Fuse) => ({
  get connectMs() {
    return fuse.isAway ? 0 : 60_000;
  },
  statementMs: 60_000,
  idleMs: 600_000,
  restMs: 0,
});

/** Opens a migrated database by one of the three drivers, whose connections a fuse can lose. */
export async function openFaulty(
  { postgres }: Servers,
  driver: OpenedDatabase['driver'],
): Promise<FaultyDatabase> {
  const fuse = new Fuse();
  if (driver === 'pglite') {
    const client = await openTestClient();
    loseStatements(client, fuse);
    return { db: drizzle({ client, schema }), driver, fuse, close: () => client.close() };
  }
  const door = await openFaultyDoor(postgres.port, fuse);
  const tunnel = driver === 'neon' ? await openNeonTunnel(door.port) : undefined;
  const address = await postgres.createDatabase();
  await migrateAddress(address);
  const url = address.replace(/:\d+\//, `:${door.port}/`);
  const timeouts = timeoutsWith(fuse);
  const opened = await openDatabase({ url, dataDir: '', timeouts, neonTunnel: tunnel });
  const close = async () => {
    await opened.close();
    await tunnel?.close();
    await door.close();
  };
  return { ...opened, fuse, close };
}
