import { assertDeployable } from './deploy-guard';
import { drain } from '@/lib/drain';
import { env, readEnv, type Env } from '@/lib/env';
import { withTimeout } from '@/lib/with-timeout';
import { describeError, log } from '@/lib/log';
import { operatorKeyProblem } from '@/lib/operator-key';
import { site } from '@/lib/site';
import { webhookProblem } from '@/lib/webhook-secret';

/** Short enough for hosts that kill ten seconds after they asked. */
const GRACE_MS = 7_000;
const LAST_MS = 2_000;

/**
 * What happens once before a server answers: the environment is checked (a bad one ends the process
 * with one clear message), traces begin where an exporter is set, and the database is migrated.
 */
export async function startServer(): Promise<void> {
  try {
    warnOf(readEnv(process.env));
    // Written out: the build fixes this one, and it may differ from what is set now
    const builtKey = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY;
    assertDeployable(process.env, 'start', builtKey);
  } catch (error) {
    process.stderr.write(
      `\n${site.name} cannot start. ${error instanceof Error ? error.message : ''}\n\n`,
    );
    process.exit(1);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void endServer());
  await Promise.all([startTracing(), migrateDatabase()]);
}

/** Says what a server can start without, and should not. */
function warnOf(values: Env): void {
  const isServing = values.NODE_ENV === 'production';
  for (const problem of [operatorKeyProblem(values), isServing && webhookProblem(values)]) {
    if (problem) process.stderr.write(`\n${problem}\n\n`);
  }
}

/**
 * Next stops listening, waits for open answers and then ends the process; meanwhile what runs is let
 * finish or stopped and refunded, and the database is closed. A reader who hangs does not keep it alive.
 */
async function endServer(): Promise<void> {
  setTimeout(() => process.exit(143), GRACE_MS + LAST_MS).unref();
  log.info('server.draining');
  await withTimeout(drain(GRACE_MS), GRACE_MS + LAST_MS / 2);
  const { closeDatabase } = await import('@/db/process-database');
  await closeDatabase().catch(() => undefined);
}

async function startTracing(): Promise<void> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { registerOTel } = await import('@vercel/otel');
  registerOTel({ serviceName: 'mise' });
}

/** A host of functions migrates when it builds: there every new instance would ask again. */
async function migrateDatabase(): Promise<void> {
  const { DATABASE_URL: url, VERCEL, AWS_LAMBDA_FUNCTION_NAME, NODE_ENV } = env();
  if (!url || VERCEL || AWS_LAMBDA_FUNCTION_NAME || NODE_ENV !== 'production') return;
  try {
    const { migrateAddress } = await import('@/db/migrate-address');
    log.info('database.migrated', { applied: await migrateAddress(url) });
  } catch (error) {
    // The landing page and the look-ups still answer; what needs rows says that the database cannot be reached
    log.error('database.not_migrated', describeError(error));
  }
}
