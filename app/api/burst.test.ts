import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { METHODS } from '@/lib/api/testing/fuzz/requests';
import { startTestApi, type TestApi } from '@/lib/api/testing/test-api';

/** What is asked without a session: nobody's calls are counted there. */
const OPEN = /^(?:health|openapi\.json|webhooks|media|operator)/;
const PER_MINUTE = 3;

type Route = Record<string, (request: Request, context: object) => Promise<Response>>;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ RATE_PER_MINUTE: String(PER_MINUTE) });
});
afterAll(() => api.close());

const paths = globSync('app/api/**/route.ts')
  .map((path) => path.slice('app/api/'.length, -'/route.ts'.length))
  .filter((path) => !OPEN.test(path));

it.each(paths)('%s counts every call against the burst guard', async (path) => {
  const route = (await import(join(process.cwd(), `app/api/${path}/route.ts`))) as Route;
  let counted = 0;
  for (const method of METHODS.filter((name) => 'described' in (route[name] ?? {}))) {
    const token = api.token({ sub: `user_${path}_${method}` });
    const call = async () => {
      const body = method === 'GET' ? {} : { body: [] };
      const request = api.request(`/api/${path}`, { method, token, ...body });
      return route[method]?.(request, { params: Promise.resolve({ id: 'x' }) });
    };
    for (let time = 0; time < PER_MINUTE; time += 1) {
      const response = await call();
      expect(response?.status).not.toBe(429);
      // One export at a time
      await response?.text();
    }
    const refused = await call();
    expect([method, refused?.status]).toEqual([method, 429]);
    expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    counted += 1;
  }
  expect(counted).toBeGreaterThan(0);
});
