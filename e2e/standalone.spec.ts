import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startFakeOpenAi } from './fakes/openai';
import { LOCAL_SIGN_IN, startStandalone } from './standalone-server';

interface Ran {
  tool: string;
  runs: number;
}

test('a copied standalone output serves the product with real services, and nothing local is in it', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const model = await startFakeOpenAi();
  const server = await startStandalone(request, {
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: model.url,
    OPERATOR_KEY: 'operator-secret',
  });
  const { folder, origin } = server;
  const headers = server.as('user_standalone');
  try {
    const local = globSync(['lib/local/**', '.data/**', 'e2e/**', '**/.env*'], {
      cwd: folder,
      exclude: ['node_modules/**'],
    });
    expect(local).toEqual([]);
    const prompt = 'Write an article about canarytea7f3a in Short (500-800 words)';
    const article = await request.post(`${origin}/api/ai/generate-article`, {
      headers,
      data: { prompt, length: 800 },
    });
    expect(await article.json()).toMatchObject({ success: true, content: 'Hello there.' });
    const quote = await request.post(`${origin}/api/ai/generate-workout-quote`, { headers });
    expect(await quote.json()).toMatchObject({ success: true, quote: expect.any(String) });
    // Its letters need the character maps, and reading it needs the parser's own thread
    const resume = await request.post(`${origin}/api/ai/resume-review`, {
      headers,
      multipart: {
        resume: {
          name: 'resume.pdf',
          mimeType: 'application/pdf',
          buffer: readFileSync('e2e/fixtures/resumes/name-encoding.pdf'),
        },
      },
    });
    expect(await resume.json()).toMatchObject({
      success: true,
      pages: [{ text: expect.stringContaining('王小明') }],
    });
    const list = await request.get(`${origin}/api/user/get-user-creations`, { headers });
    expect(await list.json()).toMatchObject({ success: true, total: 3 });
    const detail = await request.get(`${origin}/api/health?detail=1`, {
      headers: { authorization: 'Bearer operator-secret' },
    });
    const { runs } = await detail.json();
    expect(runs.tools.map(({ tool, runs: count }: Ran) => `${tool} ${count}`)).toEqual([
      'generate-article 1',
      'generate-workout-quote 1',
      'resume-review 1',
    ]);
    const stranger = await request.post(`${origin}/api/ai/generate-article`, {
      data: { prompt, length: 800 },
    });
    expect(stranger.status()).toBe(401);
    const landing = await request.get(origin);
    expect(await landing.text()).toContain('Start Creating Now');
  } finally {
    await server.close();
    await model.close();
  }
});

test('a production start names a required variable that is missing, and a key that it ignores', () => {
  const started = spawnSync(process.execPath, ['server.js'], {
    cwd: '.next/standalone',
    timeout: 20_000,
    env: { ...LOCAL_SIGN_IN, PORT: '0', OPENAI_API_KEY: 'k', OPERATOR_KEY: 'short' },
  });
  expect(started.status).not.toBe(0);
  expect(started.stderr.toString()).toContain('DATABASE_URL is missing');
  expect(started.stderr.toString()).toContain('OPERATOR_KEY has fewer than 12 characters');
});
