import type { OpenedDatabase } from './database';
import type { NeonTunnel } from './drivers/neon';
import { POOL_TIMEOUTS, type PoolTimeouts } from './reconnecting-pool';

export interface PostgresOptions {
  /** How long a database that does not answer is waited for. */
  timeouts?: PoolTimeouts | undefined;
  /** Sends the Neon driver through a local tunnel, whatever the host of `url` is. */
  neonTunnel?: NeonTunnel | undefined;
}

const isNeonHost = (url: string) => URL.parse(url)?.hostname.endsWith('.neon.tech') ?? false;

/** Opens a PostgreSQL: a Neon host by Neon's driver, any other by `pg`. */
export async function openPostgres(
  url: string,
  { timeouts = POOL_TIMEOUTS, neonTunnel }: PostgresOptions = {},
): Promise<OpenedDatabase> {
  if (neonTunnel || isNeonHost(url)) {
    return (await import('./drivers/neon')).openNeon(url, timeouts, neonTunnel);
  }
  return (await import('./drivers/pg')).openPg(url, timeouts);
}
