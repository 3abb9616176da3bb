import { env } from '@/lib/env';
import type { Database, OpenedDatabase } from './database';
import type { NeonTunnel } from './drivers/neon';
import { PATIENCE, type Patience } from './patient-pool';

export type { Database } from './database';

export interface DatabaseOptions {
  /** A PostgreSQL address; without it the embedded database under `dataDir` is opened. */
  url?: string | undefined;
  dataDir: string;
  /** How long a database that does not answer is waited for. */
  patience?: Patience;
  /** Sends the Neon driver through a local tunnel, whatever the host of `url` is. */
  neonTunnel?: NeonTunnel;
}

const isNeonHost = (url: string) => URL.parse(url)?.hostname.endsWith('.neon.tech') ?? false;

/** Opens the database its address asks for: none is PGlite, a Neon host Neon's driver, any other `pg`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { url, dataDir, patience = PATIENCE, neonTunnel } = options;
  if (!url) return (await import('./drivers/pglite')).openPglite(dataDir);
  if (neonTunnel || isNeonHost(url)) {
    return (await import('./drivers/neon')).openNeon(url, patience, neonTunnel);
  }
  return (await import('./drivers/pg')).openPg(url, patience);
}

/** On `globalThis`, so that a reloaded module in development finds the one that is open. */
const shared = globalThis as { miseDatabase?: Promise<OpenedDatabase> | undefined };

/** The process's database, opened when first asked for. A failed opening is tried again by the next caller. */
export async function getDatabase(): Promise<Database> {
  shared.miseDatabase ??= openDatabase({
    url: env().DATABASE_URL,
    dataDir: env().DATA_DIR ?? '.data',
  }).catch((error: unknown) => {
    shared.miseDatabase = undefined;
    throw error;
  });
  return (await shared.miseDatabase).db;
}

/** Closes the process's database, if it was opened; for a graceful end. */
export async function closeDatabase(): Promise<void> {
  const opened = shared.miseDatabase;
  shared.miseDatabase = undefined;
  await (await opened?.catch(() => undefined))?.close();
}
