import { neonConfig, Pool } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';
import type { OpenedDatabase } from '../database';
import { makePatient, PATIENCE } from '../patient-pool';
import * as schema from '../schema';

/** Where a test's WebSocket tunnel stands: `host:port/path`, without a scheme. */
export interface NeonTunnel {
  wsProxy: string;
}

/** Opens a pool to Neon over WebSockets, with whole transactions. */
export function openNeon(url: string, patience = PATIENCE, tunnel?: NeonTunnel): OpenedDatabase {
  if (tunnel) {
    neonConfig.wsProxy = () => tunnel.wsProxy;
    neonConfig.useSecureWebSocket = false;
    neonConfig.pipelineConnect = false;
  }
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: patience.connectMs,
    query_timeout: patience.statementMs,
  });
  makePatient(pool, patience);
  const db = drizzle({ client: pool, schema });
  return { db, driver: 'neon', close: () => pool.end() };
}
