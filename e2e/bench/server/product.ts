import { freePort } from '@/db/testing/postgres';
import { PUBLISHABLE_KEY } from '@/lib/local/clerk/constants';
import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import { EMULATOR_SECRET } from '@/lib/server/deploy-guard';
import { type Running, startNode } from './process';

const NEXT = 'node_modules/next/dist/bin/next';
/** Longer than a row takes; Clerk's own tokens live a minute. */
const TOKEN_MS = 3_600_000;

export interface Product extends Running {
  /** What the product was given to verify tokens with. */
  environment: Record<string, string>;
  /** A session token of a person of that name. */
  token(userId: string): string;
}

/** A key pair of the benchmark's own, and what a server needs to verify its tokens. */
export async function signedFor(port: number) {
  const keys = await createKeys();
  const origin = `http://localhost:${port}`;
  const claims = { ...sessionClaims(origin), exp: Math.floor((Date.now() + TOKEN_MS) / 1000) };
  const environment = { APP_URL: origin, CLERK_JWT_KEY: keys.publicPem };
  return { environment, token: (sub: string) => keys.mint({ ...claims, sub }) };
}

/**
 * Serves the production build that lies in `.next` on a database and, where given, a model. Nobody's
 * allowance runs out; everything else is as deployed.
 */
export async function startProduct(databaseUrl: string, modelUrl?: string): Promise<Product> {
  const port = await freePort();
  const signed = await signedFor(port);
  const running = await startNode([NEXT, 'start', '-p', String(port), '-H', 'localhost'], port, {
    path: '/api/health',
    env: {
      ...signed.environment,
      // The build carries the local sign-in; tokens are verified by the key above
      MISE_LOCAL: 'auth',
      NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      CLERK_SECRET_KEY: EMULATOR_SECRET,
      DATABASE_URL: databaseUrl,
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: modelUrl ?? 'http://127.0.0.1:9/v1',
      RATE_PER_MINUTE: '0',
      QUOTA_FREE_DAILY: '1000000',
      OPERATOR_KEY: 'bench-operator',
      LOG_LEVEL: 'warn',
    },
  });
  return { ...running, ...signed };
}
