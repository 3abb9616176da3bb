import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { globSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { beforeAll, describe, expect, test } from 'vitest';
import { noParams } from '@/lib/api/testing/test-api';
import { describeApi } from '@/lib/api/openapi/generate';
import { GET, POST } from './route';

const FILE = join(process.cwd(), 'lib/api/openapi/openapi.json');

const routes: Record<string, Record<string, never>> = {};
beforeAll(async () => {
  for (const file of globSync('app/api/**/route.ts').sort()) {
    const path = file.replace(/^app|\/route\.ts$/g, '').replace(/\[(\w+)\]/g, '{$1}');
    routes[path] = await import(join(process.cwd(), file));
  }
});

describe('the description of the API', () => {
  // After a change of a route or a schema: npx vitest run app/api/openapi.json -u
  test('is what the routes and their schemas give now', async () => {
    const options = { ...(await resolveConfig(FILE)), plugins: [], parser: 'json' };
    const text = await format(JSON.stringify(describeApi(routes)), options);
    await expect(text).toMatchFileSnapshot(FILE);
  });

  test('has nothing that a public linter finds wrong or lacking', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(describeApi(routes));
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([]);
  });

  test('describes every call the specification names', () => {
    const { paths } = describeApi(routes) as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described).toEqual(
      expect.arrayContaining([
        'GET /api/user/get-user-creations',
        'GET /api/user/get-published-creations',
        'POST /api/user/toggle-like-creation',
        'POST /api/ai/generate-article',
        'POST /api/ai/resume-review',
        'POST /api/ai/get-book-information',
        'POST /api/ai/get-lyrics',
        'POST /api/ai/generate-workout-quote',
        'POST /api/ai/get-word-info',
        'GET /api/ai/bhagavad-gita',
        'POST /api/chat',
      ]),
    );
  });

  test('is served to anybody, and to GET alone', async () => {
    const response = await GET(new Request('http://mise.test/api/openapi.json'), noParams);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
    const refused = await POST(new Request('http://mise.test/', { method: 'POST' }), noParams);
    expect(refused.status).toBe(405);
  });
});
