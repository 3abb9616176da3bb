import type { OpenedDatabase } from './database';

/** On `globalThis`, so that a reloaded module in development finds the one that is open. */
export const shared = globalThis as { miseDatabase?: Promise<OpenedDatabase> | undefined };

/** Closes the process's database, if it was opened; for a graceful end. */
export async function closeDatabase(): Promise<void> {
  const opened = shared.miseDatabase;
  shared.miseDatabase = undefined;
  await (await opened?.catch(() => undefined))?.close();
}
