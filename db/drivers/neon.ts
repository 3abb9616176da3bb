import { neonConfig, Pool } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-serverless';
import type { OpenedDatabase } from '../database';
import { withReconnect, POOL_TIMEOUTS } from '../reconnecting-pool';
import * as schema from '../schema';

/** Where a test's WebSocket tunnel is: `host:port/path`, without a scheme. */
export interface NeonTunnel {
  wsProxy: string;
}

/** Opens a pool to Neon over WebSockets, with whole transactions. */
export function openNeon(
  url: string,
  timeouts = POOL_TIMEOUTS,
  tunnel?: NeonTunnel,
): OpenedDatabase {
  if (tunnel) {
    neonConfig.wsProxy = () => tunnel.wsProxy;
    neonConfig.useSecureWebSocket = false;
    neonConfig.pipelineConnect = false;
  }
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.statementMs,
  });
  withReconnect(pool, timeouts);
  const db = drizzle({ client: pool, schema });
  return { db, driver: 'neon', close: () => pool.end() };
}
