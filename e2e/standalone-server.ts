import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { freePort, startPostgres } from '@/db/testing/postgres';
import { PUBLISHABLE_KEY } from '@/lib/local/clerk/constants';
import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import { EMULATOR_SECRET } from '@/lib/server/deploy-guard';
import { SERVER_LOGS } from './check-logs';

const BASE = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const };

/** What every standalone server here is given: the build under test carries the local sign-in. */
export const LOCAL_SIGN_IN = {
  ...BASE,
  MISE_LOCAL: 'auth',
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  CLERK_SECRET_KEY: EMULATOR_SECRET,
};

/** A server that runs from a copy of the standalone output, on a PostgreSQL of its own. */
export interface StandaloneServer {
  folder: string;
  origin: string;
  /** The headers of a signed-in person. */
  as(user: string): { authorization: string };
  close(): Promise<void>;
}

/** Copies the built output, migrates a database, starts the server with `env` and waits until it is healthy. */
export async function startStandalone(
  request: APIRequestContext,
  env: Record<string, string>,
): Promise<StandaloneServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mise-standalone-'));
  cpSync('.next/standalone', folder, { recursive: true });
  cpSync('.next/static', join(folder, '.next/static'), { recursive: true });
  const [postgres, keys, port] = [await startPostgres(), await createKeys(), await freePort()];
  const origin = `http://localhost:${port}`;
  const DATABASE_URL = await postgres.createDatabase();
  const migrated = spawnSync('npm', ['run', '--silent', 'db:migrate'], {
    env: { ...BASE, DATABASE_URL },
  });
  expect(migrated.status).toBe(0);
  const log = openSync(`${SERVER_LOGS}/standalone.log`, 'a');
  const server = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...LOCAL_SIGN_IN,
      LOG_LEVEL: 'debug',
      HOSTNAME: 'localhost',
      PORT: String(port),
      APP_URL: origin,
      CLERK_JWT_KEY: keys.publicPem,
      DATABASE_URL,
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
  });
  const close = async () => {
    server.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const health = async () =>
    (await request.get(`${origin}/api/health`).catch(() => null))?.status();
  try {
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
  } catch (error) {
    await close();
    throw error;
  }
  const as = (sub: string) => ({
    authorization: `Bearer ${keys.mint({ ...sessionClaims(origin), sub })}`,
  });
  return { folder, origin, as, close };
}
