import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type * as schema from './schema';

/** One type for all three drivers. A transaction is a Database too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenedDatabase {
  db: Database;
  driver: 'pglite' | 'neon' | 'pg';
  close(): Promise<void>;
}

/**
 * The rows of a hand-written statement. Names are as SQL gives them and moments are strings, so
 * statements select plain columns as `text`, `integer`, `boolean` or `jsonb` only.
 */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
