import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import type { Database } from '@/db/database';
import { shared } from '@/db/process-database';
import { openTestDatabase } from '@/db/test-database';
import { type FakeOpenAi, startFakeOpenAi } from '@/e2e/fakes/openai';

export const TEST_ORIGIN = 'http://mise.test';

export interface TestApi {
  db: Database;
  /** A bearer token; claims replace those of a good one. */
  token(claims?: Record<string, unknown>, header?: Record<string, unknown>): string;
  /** A request as a signed-in person; `body` is sent as JSON. */
  request(
    path: string,
    options?: {
      body?: unknown;
      token?: string | null;
      headers?: Record<string, string>;
      method?: string;
      signal?: AbortSignal;
    },
  ): Request;
  close(): Promise<void>;
}

/**
 * What a route test needs: an environment, keys that sign tokens, and a fresh migrated database as the
 * process's own. Call it before the route is imported, since the environment is read once.
 */
export async function startTestApi(environment: Record<string, string> = {}): Promise<TestApi> {
  const keys = await createKeys();
  Object.assign(process.env, {
    APP_URL: TEST_ORIGIN,
    CLERK_JWT_KEY: keys.publicPem,
    CLERK_SECRET_KEY: 'sk_test_unused',
    RATE_PER_MINUTE: '0',
    ...environment,
  });
  const opened = await openTestDatabase();
  shared.miseDatabase = Promise.resolve(opened);
  const token: TestApi['token'] = (claims = {}, header = {}) =>
    keys.mint({ ...sessionClaims(TEST_ORIGIN), ...claims }, header);
  return {
    db: opened.db,
    token,
    request: (path, { body, token: given, headers = {}, method, signal } = {}) =>
      new Request(TEST_ORIGIN + path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(given === null ? {} : { authorization: `Bearer ${given ?? token()}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      }),
    close: async () => {
      shared.miseDatabase = undefined;
      await opened.close();
    },
  };
}

export interface ModelApi extends TestApi {
  model: FakeOpenAi;
}

/** `startTestApi` beside a text model on loopback that answers by script. */
export async function startModelApi(environment: Record<string, string> = {}): Promise<ModelApi> {
  const model = await startFakeOpenAi();
  const api = await startTestApi({
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: model.url,
    ...environment,
  });
  const close = async () => {
    await api.close();
    await model.close();
  };
  return { ...api, model, close };
}

/** The second argument of a route handler. */
export const noParams = { params: Promise.resolve({}) };

/** The payloads of an event stream's `data:` lines. */
export async function eventsOf(response: Response): Promise<string[]> {
  const text = await response.text();
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice(6));
}
