import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';

let api: TestApi;
let route: typeof import('./route');

beforeAll(async () => {
  api = await startTestApi({
    OPERATOR_KEY: 'operator-secret',
    OPENAI_API_KEY: 'sk-very-secret',
    DATABASE_URL: 'postgres://u:pw@ep-x.neon.tech/db',
  });
  route = await import('./route');
});
afterAll(() => api.close());

const get = (path: string, token: string | null = null) =>
  route.GET(api.request(path, { token }), noParams);

describe('GET /api/health', () => {
  it('names database and providers, and no secret', async () => {
    const response = await get('/api/health');
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      database: 'up',
      providers: { database: 'neon', text: 'api.openai.com' },
    });
    expect(text).not.toMatch(/secret|pw|ep-x/);
    expect(text).not.toContain('runs');
  });

  it('shows details to the operator alone', async () => {
    expect((await get('/api/health?detail=1')).status).toBe(401);
    expect((await get('/api/health?detail=1', 'wrong')).status).toBe(401);
    const detail = await (await get('/api/health?detail=1', 'operator-secret')).json();
    expect(detail).toMatchObject({ runs: { tools: [] }, memoryBytes: expect.any(Number) });
  });
});
