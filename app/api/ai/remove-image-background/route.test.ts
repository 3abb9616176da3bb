import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCreations } from '@/db/creations';
import { getUsage } from '@/db/usage';
import { noParams, startTestApi, TEST_ORIGIN, type TestApi } from '@/lib/api/testing/test-api';
import { makeScene } from '@/lib/providers/cutout/testing/scene';

type Route = typeof import('./route');

let api: TestApi;
let route: Route;
let folder: string;
let photo: Buffer;
let person = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cutouts-'));
  api = await startTestApi({ DATA_DIR: folder });
  route = await import('./route');
  ({ photo } = await makeScene(6, 240));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  person += 1;
});

const me = () => `user_cutout_${person}`;
function post(fields: Record<string, string | Uint8Array>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'string' ? value : new File([Uint8Array.from(value)], 'a.jpg'));
  }
  const headers = { authorization: `Bearer ${api.token({ sub: me() })}` };
  const address = `${TEST_ORIGIN}/api/ai/remove-image-background`;
  return route.POST(new Request(address, { method: 'POST', headers, body: form }), noParams);
}

describe('POST /api/ai/remove-image-background', () => {
  it('answers the contract, keeps the cut-out and charges one run', async () => {
    const response = await post({ image: photo });
    expect(await response.json()).toMatchObject({
      success: true,
      content: expect.stringMatching(/^\/api\/media\/[\w-]{43}\.png$/),
      source: 'Cut on this server',
      creation: {
        type: 'image',
        tool: 'remove-background',
        prompt: 'Remove background from image',
      },
    });
    const { creations } = await listCreations(api.db, me());
    expect(creations).toHaveLength(1);
    expect(creations[0]).toMatchObject({
      isPublished: false,
      mediaKey: expect.stringMatching(/^local:/),
    });
    expect(await getUsage(api.db, me())).toBe(1);
  });

  it('takes a box round the subject', async () => {
    const response = await post({ image: photo, box: '0.1,0.1,0.8,0.8' });
    expect(response.status).toBe(200);
  });

  it.each(['nonsense', '0.1,0.1,0.8', '0,0,2,2', '0.1,0.1,0.001,0.5', ''])(
    'refuses the box %o',
    async (box) => {
      expect((await post({ image: photo, box })).status).toBe(400);
    },
  );

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'SVG'],
    ['text', Buffer.from('hello'), 415, 'JPEG, PNG'],
    ['a damaged photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), 422, 'damaged'],
  ])('refuses %s with a sentence, uncharged', async (_name, image, status, word) => {
    const response = await post({ image });
    expect(response.status).toBe(status);
    expect((await response.json()).message).toContain(word);
    expect(await getUsage(api.db, me())).toBe(0);
  });

  it('refuses more than 25 megapixels, and more than 4 MB', async () => {
    const size = { width: 6000, height: 5000 };
    const large = sharp({ create: { ...size, channels: 3, background: '#777' } });
    expect((await post({ image: await large.png().toBuffer() })).status).toBe(413);
    expect((await post({ image: new Uint8Array(4 * 1024 * 1024 + 1) })).status).toBe(413);
  });

  it('refuses a form without a picture', async () => {
    expect((await post({ image: 'words' })).status).toBe(400);
    expect((await post({})).status).toBe(400);
  });

  it('says so when nothing stands out, uncharged', async () => {
    const plain = sharp({ create: { width: 90, height: 60, channels: 3, background: '#777' } });
    const response = await post({ image: await plain.png().toBuffer() });
    expect(response.status).toBe(422);
    expect((await response.json()).message).toContain('Draw a box');
    expect(await getUsage(api.db, me())).toBe(0);
  });
});
