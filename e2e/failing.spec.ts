import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { newId } from '@/db/ids';
import { freePort, startPostgres } from '@/db/testing/postgres';
import { PUBLISHABLE_KEY } from '@/lib/local/clerk/constants';
import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import { EMULATOR_SECRET } from '@/lib/server/deploy-guard';
import { SERVER_LOGS } from './check-logs';
import { type FakeOpenAi, startFakeOpenAi } from './fakes/openai';
import { openAsNew } from './fixtures';

const LOG = `${SERVER_LOGS}/failing.log`;

interface Served {
  origin: string;
  headers: Record<string, string>;
  model: FakeOpenAi;
  server: ChildProcess;
}

/** A production server of the build under test, with a database of its own or one that cannot be reached. */
async function serve(databaseUrl: string): Promise<Served> {
  const [model, keys, port] = [await startFakeOpenAi(), await createKeys(), await freePort()];
  const origin = `http://localhost:${port}`;
  const log = openSync(LOG, 'a');
  const server = spawn(process.execPath, ['.next/standalone/server.js'], {
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'debug',
      HOSTNAME: 'localhost',
      PORT: String(port),
      APP_URL: origin,
      MISE_LOCAL: 'auth',
      NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      CLERK_SECRET_KEY: EMULATOR_SECRET,
      CLERK_JWT_KEY: keys.publicPem,
      DATABASE_URL: databaseUrl,
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: model.url,
    },
  });
  const token = keys.mint({ ...sessionClaims(origin), sub: 'user_failing' });
  await expect
    .poll(
      () =>
        fetch(`${origin}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  return { origin, headers: { authorization: `Bearer ${token}` }, model, server };
}

const article = {
  prompt: 'Write an article about canarytea7f3a in Short (500-800 words)',
  length: 800,
};

test('without its database the product says so, and still shows its front', async ({ request }) => {
  test.setTimeout(120_000);
  const { origin, headers, model, server } = await serve(
    `postgresql://u:p@127.0.0.1:${await freePort()}/none`,
  );
  try {
    const landing = await request.get(origin);
    expect(await landing.text()).toContain('Start Creating Now');
    const picture = await request.get(`${origin}/community/${newId()}`);
    expect(await picture.text()).toContain('This picture isn’t available right now');
    const answers = await Promise.all([
      request.post(`${origin}/api/ai/generate-article`, { headers, data: article }),
      request.post(`${origin}/chat`, { headers, data: { message: 'Hi' } }),
      request.get(`${origin}/api/user/get-user-creations`, { headers }),
      request.get(`${origin}/api/health`),
    ]);
    for (const answer of answers) {
      expect(answer.status()).toBe(503);
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({ success: false });
      expect(text).not.toMatch(/ECONN|postgres:|u:p|select/);
    }
    expect(model.requests).toHaveLength(0);
    const verse = await request.get(`${origin}/api/ai/bhagavad-gita`, { headers });
    expect([verse.status(), await verse.json()]).toMatchObject([
      200,
      { chapter_number: expect.any(Number) },
    ]);
    const word = await request.post(`${origin}/api/ai/get-word-info`, {
      headers,
      data: { word: 'tea' },
    });
    expect(await word.json()).toMatchObject({
      success: true,
      message: expect.stringContaining('could not be saved'),
    });
  } finally {
    server.kill('SIGKILL');
    await model.close();
  }
});

test('an error nobody foresaw is a toast with the id that the answer and the log name it by', async ({
  page,
}) => {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const { origin, headers, model, server } = await serve(url);
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('alter table usage_days rename to usage_days_away');
    await client.end();
    let id = '';
    // The page's own server is well: this call is answered by the broken one, as it is
    const path = '/api/ai/generate-workout-quote';
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch({
        url: origin + path,
        headers: { ...route.request().headers(), ...headers },
      });
      id = response.headers()['x-request-id'] ?? '';
      expect(response.status()).toBe(500);
      await route.fulfill({ response });
    });
    await openAsNew(page, '/ai/generate-workout-quote');
    await page.getByRole('button', { name: 'Generate Quote' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Something went wrong on our side.' });
    await expect(toast).toHaveText(/quote [0-9a-f]{8}\.$/);
    await expect(toast).toContainText(`quote ${id}.`);
    const failed = new RegExp(`"event":"request.failed".*"requestId":"${id}"`);
    expect(readFileSync(LOG, 'utf8')).toMatch(failed);
  } finally {
    server.kill('SIGKILL');
    await model.close();
    await postgres.stop();
  }
});

test('a server that is asked to end lets what is being written reach its reader', async ({
  request,
}) => {
  test.setTimeout(90_000);
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const first = await serve(url);
  try {
    const words = Array.from({ length: 60 }, (_, index) => `word${index} `);
    first.model.script({ deltas: words, delayMs: 40 });
    const streaming = fetch(`${first.origin}/api/ai/generate-article`, {
      method: 'POST',
      headers: {
        ...first.headers,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify(article),
    });
    const response = await streaming;
    const ended = once(first.server, 'exit');
    first.server.kill('SIGTERM');
    const text = await response.text();
    expect(text).toContain('word59');
    expect(text.trimEnd().endsWith('[DONE]')).toBe(true);
    await ended;
    await first.model.close();

    const next = await serve(url);
    try {
      const usage = await request.get(`${next.origin}/api/health`);
      expect(usage.status()).toBe(200);
      next.model.script({ deltas: ['One '], delayMs: 20, end: 'silence' });
      const running = fetch(`${next.origin}/api/ai/generate-article`, {
        method: 'POST',
        headers: { ...next.headers, 'content-type': 'application/json' },
        body: JSON.stringify(article),
      });
      await expect.poll(() => next.model.requests.length).toBe(1);
      const gone = once(next.server, 'exit');
      next.server.kill('SIGTERM');
      expect((await running).status).toBe(503);
      await gone;
    } finally {
      next.server.kill('SIGKILL');
      await next.model.close();
    }
    const last = await serve(url);
    try {
      const usage = await request.get(`${last.origin}/api/user/usage`, { headers: last.headers });
      expect(await usage.json()).toMatchObject({ used: 1 });
      const list = await request.get(`${last.origin}/api/user/get-user-creations`, {
        headers: last.headers,
      });
      expect(await list.json()).toMatchObject({ total: 1 });
    } finally {
      last.server.kill('SIGKILL');
      await last.model.close();
    }
  } finally {
    first.server.kill('SIGKILL');
    await postgres.stop();
  }
});
