import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../client';
import type { OpenedDatabase } from '../database';
import type { PoolTimeouts } from '../reconnecting-pool';
import { type NeonTunnel, openNeonTunnel } from './neon-tunnel';
import { type PostgresServer, startPostgres } from './postgres';

export interface Servers {
  postgres: PostgresServer;
  /** The way of Neon's driver to that PostgreSQL. */
  tunnel: NeonTunnel;
}

/** Starts the servers before the tests of the file that calls it, and stops them after. */
export function useServers(): Servers {
  const servers = {} as Servers;
  beforeAll(async () => {
    servers.postgres = await startPostgres();
    servers.tunnel = await openNeonTunnel(servers.postgres.port);
  });
  afterAll(async () => {
    await servers.tunnel?.close();
    await servers.postgres?.stop();
  });
  return servers;
}

/** Opens a new database without any table, by one of the two drivers that reach a server. */
export async function openEmpty(
  { postgres, tunnel }: Servers,
  driver: 'pg' | 'neon',
  timeouts?: PoolTimeouts,
): Promise<OpenedDatabase> {
  const url = await postgres.createDatabase();
  const neonTunnel = driver === 'neon' ? tunnel : undefined;
  return openDatabase({ url, dataDir: '', timeouts, neonTunnel });
}
