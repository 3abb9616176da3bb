import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';
import { migrationsFolder } from './migrations-folder';

const LOCK = 7_217_001;

/**
 * Brings a database to the newest migration and answers how many were applied. All of it is one
 * transaction that holds an advisory lock, so several may start at once, also behind a pooler.
 */
export async function applyMigrations(db: Database, folder = migrationsFolder()): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
    const [last] = await rowsOf<{ at: string }>(
      tx,
      sql`select coalesce(max(created_at), 0)::text as at from drizzle.__drizzle_migrations`,
    );
    const missing = migrations.filter(({ folderMillis }) => folderMillis > Number(last?.at));
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${hash}, ${folderMillis}::bigint)`);
    }
    return missing.length;
  });
}
