import { env } from '@/lib/env';
import type { Database, OpenedDatabase } from './database';
import { openPostgres, type PostgresOptions } from './postgres';
import { shared } from './process-database';

export type { Database } from './database';

export interface DatabaseOptions extends PostgresOptions {
  /** A PostgreSQL address; without it the embedded database under `dataDir` is opened. */
  url?: string | undefined;
  dataDir: string;
}

/** Opens the database its address asks for: none is PGlite, a Neon host Neon's driver, any other `pg`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { url, dataDir } = options;
  if (url) return openPostgres(url, options);
  return (await import('./drivers/pglite')).openPglite(dataDir);
}

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

/** Whether the process's database is open or being opened. */
export const isDatabaseAwake = () => shared.miseDatabase !== undefined;
