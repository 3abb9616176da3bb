import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEnv } from '@/lib/env';
import { pickCutout } from './cutout';
import { pickImages } from './images';
import { pickMedia } from './media';
import { reencode } from './media/picture';
import { makeScene } from './cutout/testing/scene';

let calls = 0;
let origin: string;
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    calls += 1;
    response.writeHead(500, { 'retry-after': '3600' }).end('{"error":{"message":"boom"}}');
  });
});
const neverAborted = new AbortController().signal;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('CLOUDINARY_URL', `cloudinary://key:secret@demo?upload_prefix=${origin}`);
  vi.stubEnv('BREAKER_FAILURES', '2');
  vi.stubEnv('BREAKER_COOLDOWN_MS', '77000');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

it('every paid service rests after as many failures, and as long, as the environment says', async () => {
  const { photo } = await makeScene(6, 64);
  const values = () => readEnv({ ...process.env, IMAGE_BASE_URL: `${origin}/v1` });
  const services = {
    images: () =>
      pickImages(values()).generate(
        { prompt: 'tea', aspect: 'square' },
        neverAborted,
      ) as Promise<unknown>,
    cutout: () => pickCutout(values(), () => expect.unreachable()).remove({ photo }, neverAborted),
    media: async () => pickMedia(values()).put(await reencode(photo)),
  };
  for (const [name, ask] of Object.entries(services)) {
    for (let time = 0; time < 2; time += 1) await ask().catch(String);
    calls = 0;
    const failure = await ask().catch((error: unknown) => error);
    expect([name, failure]).toMatchObject([name, { status: 503, retryAfter: 77 }]);
    expect([name, calls]).toEqual([name, 0]);
  }
});
