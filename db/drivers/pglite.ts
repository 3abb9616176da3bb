import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { applyMigrations } from '../apply-migrations';
import type { OpenedDatabase } from '../database';
import { lockFolder } from '../folder-lock';
import * as schema from '../schema';

/** The default of 128 MB is memory that an embedded database does not need. */
export const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Opens the embedded PostgreSQL under `dataDir/postgres` and migrates it. Throws a sentence that
 * names the other process while one has the folder open: two at once would lose data silently.
 */
export async function openPglite(dataDir: string): Promise<OpenedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(join(dataDir, 'postgres.lock'), dataDir);
  try {
    const client = await PGlite.create(join(dataDir, 'postgres'), { startParams: START_PARAMS });
    const db = drizzle({ client, schema });
    await applyMigrations(db);
    const close = async () => {
      await client.close();
      await lock.release();
    };
    return { db, driver: 'pglite', close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
