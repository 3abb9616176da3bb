import { existsSync } from 'node:fs';
import { env } from '@/lib/env';
import { databaseCode } from './errors';
import { migrateAddress } from './migrate-address';

async function main(): Promise<void> {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  const url = env().DATABASE_URL;
  if (!url) {
    throw new Error(
      'Set DATABASE_URL to the PostgreSQL to migrate. The embedded database migrates itself.',
    );
  }
  try {
    const applied = await migrateAddress(url);
    const done =
      applied === 0
        ? 'The database is up to date.'
        : `Applied ${applied} ${applied === 1 ? 'migration' : 'migrations'} to the database.`;
    process.stdout.write(`${done}\n`);
  } catch (error) {
    const code = databaseCode(error);
    throw new Error(
      `The database could not be migrated${code ? ` (${code})` : ''}. Check DATABASE_URL and try again.`,
      { cause: error },
    );
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'Migrating failed.'}\n`);
  process.exitCode = 1;
});
