import { applyMigrations } from './apply-migrations';
import { openPostgres } from './postgres';

const PATIENCE = { connectMs: 15_000, statementMs: 3_600_000, idleMs: 10_000 };

/** Neon's pooled host puts every transaction on another session; migrations go to the direct host. */
const directAddress = (url: string) => url.replace(/-pooler(?=\.[^/]*\.neon\.tech)/, '');

/** Migrates the PostgreSQL at an address and answers a line for the terminal. Safe with several at once. */
export async function migrateAddress(url: string): Promise<string> {
  const opened = await openPostgres(directAddress(url), { patience: PATIENCE });
  try {
    const applied = await applyMigrations(opened.db);
    if (applied === 0) return 'The database is up to date.';
    return `Applied ${applied} ${applied === 1 ? 'migration' : 'migrations'} to the database.`;
  } finally {
    await opened.close();
  }
}
