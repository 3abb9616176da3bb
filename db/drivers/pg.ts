import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenedDatabase } from '../database';
import { withReconnect, POOL_TIMEOUTS } from '../reconnecting-pool';
import * as schema from '../schema';

/** Opens a pool to any PostgreSQL. It connects when first asked. */
export function openPg(url: string, timeouts = POOL_TIMEOUTS): OpenedDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.statementMs,
    keepAlive: true,
  });
  withReconnect(pool, timeouts);
  const db = drizzle({ client: pool, schema });
  return { db, driver: 'pg', close: () => pool.end() };
}
