import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { applyMigrations } from './apply-migrations';
import type { OpenedDatabase } from './database';
import { START_PARAMS } from './drivers/pglite';
import { migrationsFolder } from './migrations-folder';
import * as schema from './schema';

const CACHE = join(process.cwd(), 'node_modules', '.cache', 'mise');

let template: Promise<Blob> | undefined;

/** A migrated database's files, made once for all test processes that have the same migrations. */
async function getTemplate(): Promise<Blob> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const name = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const path = join(CACHE, `database-${name}.tar`);
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return new Blob([cached]);
  const made = await makeTemplate();
  const draft = `${path}.${randomUUID()}`;
  await mkdir(CACHE, { recursive: true });
  await writeFile(draft, made.stream());
  await rename(draft, path);
  return made;
}

async function makeTemplate(): Promise<Blob> {
  const client = await PGlite.create({ startParams: START_PARAMS });
  await applyMigrations(drizzle({ client, schema }));
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** PGlite in memory with a fresh migrated database. */
export async function openTestClient(): Promise<PGlite> {
  template ??= getTemplate();
  return PGlite.create({ loadDataDir: await template, startParams: START_PARAMS });
}

/** A fresh migrated database in memory. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const client = await openTestClient();
  return { db: drizzle({ client, schema }), driver: 'pglite', close: () => client.close() };
}
