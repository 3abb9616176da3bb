import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/lib/env';
import { Breaker } from '@/lib/providers/http/breaker';
import { cloudinaryMedia } from './cloudinary';
import { cloudinaryAccount } from './cloudinary-account';
import { cloudinaryClient } from './cloudinary-client';
import { FakeCloudinary } from './cloudinary-fake';
import { deleteMedia, pickMedia } from './index';
import { localMedia } from './local';
import { reencode, type Picture } from './picture';
import type { MediaStore } from './store';

const cloudinary = new FakeCloudinary();
let clock = 0;
let folder: string;
let origin: string;
let picture: Picture;
let stores: Record<string, { store: MediaStore; count: () => Promise<number> }>;

function cloudinaryStore(failures: number) {
  const breaker = new Breaker({ failures, cooldownMs: 30_000, now: () => clock });
  const account = cloudinaryAccount(process.env.CLOUDINARY_URL ?? '');
  return cloudinaryMedia(cloudinaryClient(account, { timeoutMs: 2_000, breaker }), origin);
}

beforeAll(async () => {
  origin = await cloudinary.start();
  // The SDK chooses between http and https when it is loaded
  vi.stubEnv('CLOUDINARY_URL', `cloudinary://key:secret@demo?upload_prefix=${origin}`);
  folder = await mkdtemp(path.join(tmpdir(), 'media-'));
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).length;
  stores = {
    local: { store: localMedia(folder), count: files },
    cloudinary: {
      store: cloudinaryStore(0),
      count: async () => cloudinary.assets.size,
    },
  };
  const red = sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } });
  picture = await reencode(await red.png().toBuffer());
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await cloudinary.stop();
  await rm(folder, { recursive: true });
});

describe.each(['local', 'cloudinary'] as const)('the %s store', (name) => {
  it('keeps a picture under an address that nobody can guess', async () => {
    const { store } = stores[name]!;
    const [first, second] = await Promise.all([store.put(picture), store.put(picture)]);
    expect(first.url).not.toBe(second.url);
    expect(first.url).toMatch(/^(?:https:\/\/|\/api\/media\/).*[\w-]{32,}\.png$/);
    expect(first.key).toMatch(new RegExp(`^${name}:`));
  });

  it('deletes a picture, and does not mind that it is gone', async () => {
    const { store, count } = stores[name]!;
    const before = await count();
    const { key } = await store.put(picture);
    expect(await count()).toBe(before + 1);
    await store.delete(key);
    await store.delete(key);
    expect(await count()).toBe(before);
  });
});

describe('the local store', () => {
  it('finds what it keeps and nothing else', async () => {
    const store = localMedia(folder);
    const { url } = await store.put(picture);
    const name = path.basename(url);
    expect(await store.find(name)).toMatchObject({
      mime: 'image/png',
      size: picture.bytes.byteLength,
    });
    expect(await store.find('../secret.png')).toBeNull();
    expect(await store.find(`${'A'.repeat(43)}.png`)).toBeNull();
  });

  it('fails with a sentence when the disk refuses', async () => {
    const file = path.join(folder, 'not-a-folder');
    await writeFile(file, '');
    await expect(localMedia(file).put(picture)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the Cloudinary store', () => {
  const put = () => stores.cloudinary!.store.put(picture);
  const answering = (status: number, body: string) => {
    cloudinary.intercept = (_request, response) => {
      response.writeHead(status).end(body);
      return true;
    };
  };
  const cases = [
    ['a wrong key', 401, '{"error":{"message":"secret details"}}', 'unavailable'],
    ['a limit', 420, '{"error":{"message":"Rate limited"}}', 'unavailable'],
    ['a server error', 500, '{"error":{"message":"boom"}}', 'upstream_failed'],
    ['an unexpected status', 503, 'busy', 'upstream_failed'],
    ['a page instead of JSON', 200, '<html>', 'upstream_failed'],
    ['an empty answer', 200, '', 'upstream_failed'],
  ] as const;

  it.each(cases)('turns %s into a sentence', async (_name, status, body, code) => {
    answering(status, body);
    const failure = await put().catch((error: Error) => error);
    cloudinary.intercept = () => false;
    expect(failure).toMatchObject({ code });
    expect((failure as Error).message).not.toContain('secret');
  });

  it('gives up on an upload that is never answered', async () => {
    cloudinary.intercept = () => true;
    await expect(put()).rejects.toMatchObject({ code: 'upstream_timeout' });
    cloudinary.intercept = () => false;
  });

  it('rests after repeated failures, answers at once, and is probed after the rest', async () => {
    const store = cloudinaryStore(3);
    let calls = 0;
    cloudinary.intercept = (_request, response) => {
      calls += 1;
      response.writeHead(500, { 'retry-after': '3600' }).end('{"error":{"message":"boom"}}');
      return true;
    };
    for (let time = 0; time < 2; time += 1) await store.put(picture).catch(String);
    await store.delete('cloudinary:mise/x').catch(String);
    const resting = { status: 503, retryAfter: 30, message: expect.stringMatching(/Try again/) };
    await expect(store.put(picture)).rejects.toMatchObject(resting);
    await expect(store.delete('cloudinary:mise/x')).rejects.toMatchObject(resting);
    expect(calls).toBe(3);
    cloudinary.intercept = () => false;
    clock = 30_000;
    await store.put(picture);
    await store.put(picture);
    clock = 0;
  });

  it('does not rest because a request or our key was refused', async () => {
    const store = cloudinaryStore(2);
    for (const status of [400, 401, 400]) {
      answering(status, '{"error":{"message":"no"}}');
      await store.put(picture).catch(String);
    }
    cloudinary.intercept = () => false;
    await expect(store.put(picture)).resolves.toHaveProperty('key');
  });

  it('takes no address that is neither https nor on the origin it was given', async () => {
    cloudinary.delivery = 'http://elsewhere.example';
    const before = cloudinary.assets.size;
    await expect(put()).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(cloudinary.assets.size).toBe(before);
    cloudinary.delivery = origin;
    await expect(put()).resolves.toMatchObject({ url: expect.stringContaining(origin) });
    cloudinary.delivery = 'https://res.cloudinary.com';
  });

  it('cannot be led by a value that looks like parameters', async () => {
    await put();
    const ids = [...cloudinary.assets.keys()];
    expect(ids.every((id) => /^mise\/[\w-]{32}$/.test(id))).toBe(true);
  });
});

describe('choosing a store', () => {
  it('takes Cloudinary where it is configured, else files', () => {
    expect(pickMedia(readEnv({ CLOUDINARY_URL: 'cloudinary://a:b@c' })).name).toBe('cloudinary');
    expect(pickMedia(readEnv({})).name).toBe('local');
    const local = { NODE_ENV: 'production', MISE_LOCAL: 'auth' };
    expect(pickMedia(readEnv(local)).name).toBe('local');
    expect(pickMedia(readEnv({ NODE_ENV: 'production', DATA_DIR: '/srv/mise' })).name).toBe(
      'local',
    );
  });

  it('is unavailable in production with neither', () => {
    expect(() => pickMedia(readEnv({ NODE_ENV: 'production' }))).toThrow(/CLOUDINARY_URL/);
  });

  it('names a broken CLOUDINARY_URL without repeating it', () => {
    expect(() => cloudinaryAccount('cloudinary://my-secret')).toThrow(/^(?!.*my-secret)/);
  });

  it('deletes where the key says, and says when that store is gone', async () => {
    const values = readEnv({ DATA_DIR: path.join(folder, 'other') });
    const { key } = await pickMedia(values).put(picture);
    await deleteMedia(key, values);
    await expect(deleteMedia('cloudinary:mise/x', values)).rejects.toThrow(/not set up/);
  });
});
