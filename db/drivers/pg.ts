import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenedDatabase } from '../database';
import { makePatient, PATIENCE } from '../patient-pool';
import * as schema from '../schema';

/** Opens a pool to any PostgreSQL. It connects when first asked. */
export function openPg(url: string, patience = PATIENCE): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: patience.connectMs,
    query_timeout: patience.statementMs,
    keepAlive: true,
  });
  makePatient(pool, patience);
  const db = drizzle({ client: pool, schema });
  return { db, driver: 'pg', close: () => pool.end() };
}
