import { applyMigrations } from './apply-migrations';
import { openPostgres } from './postgres';
import { POOL_TIMEOUTS } from './reconnecting-pool';

const PATIENT = { ...POOL_TIMEOUTS, connectMs: 15_000, statementMs: 3_600_000 };

/** Neon's pooled host puts every transaction on another session; migrations go to the direct host. */
const directAddress = (url: string) => url.replace(/-pooler(?=\.[^/]*\.neon\.tech)/, '');

/** Migrates the PostgreSQL at an address and answers how many migrations were applied. Safe with several at once. */
export async function migrateAddress(url: string): Promise<number> {
  const opened = await openPostgres(directAddress(url), { timeouts: PATIENT });
  try {
    return await applyMigrations(opened.db);
  } finally {
    await opened.close();
  }
}
