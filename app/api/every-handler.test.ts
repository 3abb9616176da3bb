import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { METHODS } from '@/lib/api/testing/fuzz/requests';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';

/** What anybody may ask: health, the API's description, signed messages of Clerk, pictures by their address. */
const OPEN = new Set(['health', 'openapi.json', 'webhooks/clerk', 'media/[name]']);

type Route = Record<string, (request: Request, context: object) => Promise<Response>>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ OPERATOR_KEY: 'operator-secret' });
});
afterAll(() => api.close());

const paths = globSync('app/api/**/route.ts')
  .map((path) => path.slice('app/api/'.length, -'/route.ts'.length))
  .filter((path) => !OPEN.has(path));

it.each(paths)('%s asks for the token itself, whatever the framework is told', async (path) => {
  const route = (await import(join(process.cwd(), `app/api/${path}/route.ts`))) as Route;
  const token = api.token();
  const forged = {
    cookie: `__session=${token}; __client_uat=1`,
    'x-clerk-auth-status': 'signed-in',
    'x-clerk-auth-token': token,
    'x-middleware-subrequest': 'middleware:middleware:middleware',
    'x-user-id': 'user_test',
  };
  let asked = 0;
  for (const method of METHODS) {
    const body = method === 'GET' ? {} : { body: {} };
    const request = api.request(`/api/${path}`, { method, token: null, headers: forged, ...body });
    const response = await route[method]?.(request, { params: Promise.resolve({ id: 'x' }) });
    const answer = { status: response?.status, body: await response?.json() };
    if (answer.status === 405) continue;
    asked += 1;
    expect(answer).toMatchObject({ status: 401, body: { success: false } });
    expect(response?.headers.get('www-authenticate')).toBe('Bearer');
  }
  expect(asked).toBeGreaterThan(0);
});
