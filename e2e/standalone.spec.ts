import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startPostgres } from '@/db/testing/postgres';
import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import { PUBLISHABLE_KEY } from '@/lib/local/clerk/constants';
import { startFakeOpenAi } from './fakes/openai';

const BUILT = '.next/standalone';

interface Ran {
  tool: string;
  runs: number;
}

function startServer(folder: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOSTNAME: 'localhost', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

test('a copied standalone output serves the product with real services, and nothing local is in it', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'mise-standalone-'));
  cpSync(BUILT, folder, { recursive: true });
  cpSync('.next/static', join(folder, '.next/static'), { recursive: true });
  expect(
    globSync(['lib/local/**', '.data/**', 'e2e/**', '**/.env*'], {
      cwd: folder,
      exclude: ['node_modules/**'],
    }),
  ).toEqual([]);

  const [postgres, model, keys, port] = [
    await startPostgres(),
    await startFakeOpenAi(),
    await createKeys(),
    await freePort(),
  ];
  const origin = `http://localhost:${port}`;
  const databaseUrl = await postgres.createDatabase();
  const migrated = spawnSync('npm', ['run', '--silent', 'db:migrate'], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  expect(migrated.status).toBe(0);
  const server = startServer(folder, {
    PORT: String(port),
    APP_URL: origin,
    // The build under test carries the local sign-in; everything else is what a deployment sets
    MISE_LOCAL: 'auth',
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    CLERK_SECRET_KEY: 'sk_live_emulator',
    CLERK_JWT_KEY: keys.publicPem,
    DATABASE_URL: databaseUrl,
    OPENAI_API_KEY: 'k',
    OPENAI_BASE_URL: model.url,
    OPERATOR_KEY: 'k',
  });
  try {
    await expect
      .poll(async () => (await request.get(`${origin}/api/health`).catch(() => null))?.status(), {
        timeout: 30_000,
      })
      .toBe(200);
    const token = keys.mint({ ...sessionClaims(origin), sub: 'user_standalone' });
    const headers = { authorization: `Bearer ${token}` };
    const prompt = 'Write an article about tea in Short (500-800 words)';
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
      headers: { authorization: 'Bearer k' },
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
    server.kill();
    await model.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a production start without a required variable ends with its name', () => {
  const started = spawnSync(process.execPath, ['server.js'], {
    cwd: BUILT,
    timeout: 20_000,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      MISE_LOCAL: 'auth',
      NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      CLERK_SECRET_KEY: 'sk_live_emulator',
      OPENAI_API_KEY: 'k',
    },
  });
  expect(started.status).not.toBe(0);
  expect(started.stderr.toString()).toContain('DATABASE_URL is missing');
});
