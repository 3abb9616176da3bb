import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenedDatabase } from '../database';
import { makePatient, PATIENCE_MS } from '../patient-pool';
import * as schema from '../schema';

/** Opens a pool to any PostgreSQL. It connects when first asked, and waits at most `patienceMs` for an answer. */
export function openPg(url: string, patienceMs = PATIENCE_MS): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
  });
  makePatient(pool, patienceMs);
  const db = drizzle({ client: pool, schema });
  return { db, driver: 'pg', close: () => pool.end() };
}
