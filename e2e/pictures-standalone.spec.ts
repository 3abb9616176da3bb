import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { freePort, startPostgres } from '@/db/testing/postgres';
import { PUBLISHABLE_KEY } from '@/lib/local/clerk/constants';
import { createKeys, sessionClaims } from '@/lib/local/clerk/keys';
import { makeScene } from '@/lib/providers/cutout/testing/scene';

// Native and wasm files, and the thread's own chunk, must have been traced into the output
test('a copied standalone output paints and cuts pictures', async ({ request }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'mise-pictures-'));
  cpSync('.next/standalone', folder, { recursive: true });
  const [postgres, keys, port] = [await startPostgres(), await createKeys(), await freePort()];
  const origin = `http://localhost:${port}`;
  const databaseUrl = await postgres.createDatabase();
  const base = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const };
  spawnSync('npm', ['run', '--silent', 'db:migrate'], {
    env: { ...base, DATABASE_URL: databaseUrl },
  });
  const server: ChildProcess = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...base,
      HOSTNAME: 'localhost',
      PORT: String(port),
      APP_URL: origin,
      DATA_DIR: join(folder, 'data'),
      MISE_LOCAL: 'auth',
      NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      CLERK_SECRET_KEY: 'sk_live_emulator',
      CLERK_JWT_KEY: keys.publicPem,
      DATABASE_URL: databaseUrl,
      OPENAI_API_KEY: 'k',
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    },
  });
  try {
    const health = async () =>
      (await request.get(`${origin}/api/health`).catch(() => null))?.status();
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
    const token = keys.mint({ ...sessionClaims(origin), sub: 'user_pictures' });
    const headers = { authorization: `Bearer ${token}` };
    const prompt = 'Generate an image of a boat at sea in the style Ghibli style';
    const painted = await request.post(`${origin}/api/ai/generate-image`, {
      headers,
      data: { prompt, publish: true },
    });
    expect(await painted.json()).toMatchObject({ success: true, published: true, isSandbox: true });

    const { photo, width, height } = await makeScene(6, 800);
    const cut = await request.post(`${origin}/api/ai/remove-image-background`, {
      headers,
      multipart: { image: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo } },
    });
    const { success, content } = await cut.json();
    expect(success).toBe(true);
    const picture = await request.get(origin + content);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(await sharp(await picture.body()).metadata()).toMatchObject({
      width,
      height,
      hasAlpha: true,
    });
    const part = await request.get(origin + content, { headers: { range: 'bytes=0-7' } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 8]);
  } finally {
    server.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
