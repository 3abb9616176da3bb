import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { applyMigrations } from './apply-migrations';
import type { OpenedDatabase } from './database';
import { START_PARAMS } from './drivers/pglite';
import * as schema from './schema';

let template: Promise<Blob> | undefined;

async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create({ startParams: START_PARAMS });
  await applyMigrations(drizzle({ client, schema }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** A fresh migrated database in memory; the migrations run once a process. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  template ??= makeTemplate();
  const client = await PGlite.create({ loadDataDir: await template, startParams: START_PARAMS });
  return { db: drizzle({ client, schema }), driver: 'pglite', close: () => client.close() };
}
