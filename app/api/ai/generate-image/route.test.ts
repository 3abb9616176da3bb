import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCreations } from '@/db/creations';
import { getUsage } from '@/db/usage';
import { noParams, startTestApi, type TestApi } from '@/lib/api/testing/test-api';
import { type FakeImages, startFakeImages } from '@/lib/providers/images/image-fake';

type Route = typeof import('./route');

let api: TestApi;
let route: Route;
let deliver: typeof import('../../media/[name]/route');
let upstream: FakeImages;
let folder: string;
let person = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  upstream = await startFakeImages();
  api = await startTestApi({
    DATA_DIR: folder,
    IMAGE_BASE_URL: upstream.url,
    IMAGE_MODEL: 'fake-diffusion',
    BREAKER_FAILURES: '100',
  });
  route = await import('./route');
  deliver = await import('../../media/[name]/route');
});
afterAll(async () => {
  await api.close();
  await upstream.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  person += 1;
  upstream.requests.length = 0;
});

const me = () => `user_image_${person}`;
const prompt = 'Generate an image of a red square in the style Anime style';
const post = (body: object = {}, headers: Record<string, string> = {}) =>
  route.POST(
    api.request('/api/ai/generate-image', {
      body: { prompt, publish: false, ...body },
      token: api.token({ sub: me() }),
      headers,
    }),
    noParams,
  );
const stored = async () =>
  (await readdir(join(folder, 'media'), { recursive: true })).filter((name) =>
    name.endsWith('.png'),
  );

/** Does something while pictures cannot be stored. */
async function withoutStore(work: () => Promise<void>) {
  const media = join(folder, 'media');
  await rename(media, `${media}-away`);
  await writeFile(media, 'a file where the folder should be');
  await work();
  await rm(media);
  await rename(`${media}-away`, media);
}

const words = 'Generate an image of a nude statue in the style Realistic';

describe('POST /api/ai/generate-image', () => {
  it('answers the contract, keeps the picture and its input, and charges one run', async () => {
    const response = await post({ aspect: 'portrait' });
    const body = await response.json();
    expect(body).toMatchObject({
      success: true,
      content: expect.stringMatching(/^\/api\/media\/[\w-]{43}\.png$/),
      published: false,
      model: 'fake-diffusion',
      isSandbox: false,
      creation: { type: 'image', prompt },
    });
    expect(upstream.requests).toMatchObject([{ prompt, size: '1024x1536' }]);
    const { creations } = await listCreations(api.db, me());
    expect(creations).toMatchObject([
      {
        content: body.content,
        isPublished: false,
        input: { description: 'a red square', style: 'Anime style', aspect: 'portrait' },
      },
    ]);
    expect(await getUsage(api.db, me())).toBe(1);
  });

  it('delivers the picture to anybody who has its address, and nothing at another', async () => {
    const { content } = await (await post()).json();
    const get = (name: string) =>
      deliver.GET(new Request(`http://mise.test/api/media/${name}`), {
        params: Promise.resolve({ name }),
      });
    const response = await get(content.split('/').pop());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(50);
    expect((await get('..%2Fdatabase.png')).status).toBe(404);
    expect((await get(`${'A'.repeat(43)}.png`)).status).toBe(404);
  });

  it('publishes what is fine, and says why it does not what is not', async () => {
    expect(await (await post({ publish: true })).json()).toMatchObject({ published: true });
    const refused = await (await post({ publish: true, prompt: words })).json();
    expect(refused).toMatchObject({
      success: true,
      published: false,
      message: expect.stringContaining('stays private'),
    });
    const { creations } = await listCreations(api.db, me());
    expect(creations.map(({ isPublished }) => isPublished)).toEqual([false, true]);
  });

  it('finishes a picture that could not be stored under the same key, without making it again', async () => {
    const key = { 'idempotency-key': 'once' };
    await withoutStore(async () => {
      const failed = await post({ publish: true }, key);
      expect(failed.status).toBe(502);
      expect((await post()).status).toBe(502);
      expect(await failed.json()).toMatchObject({
        success: false,
        message: expect.stringContaining('kept for a day'),
      });
      expect(await getUsage(api.db, me())).toBe(0);
    });
    const before = (await stored()).length;
    const finished = await post({ publish: true }, key);
    expect(await finished.json()).toMatchObject({ success: true, published: true });
    expect(upstream.requests).toHaveLength(2);
    expect((await stored()).length).toBe(before + 1);
    expect(await getUsage(api.db, me())).toBe(1);
    const again = await post({ publish: true }, key);
    expect(await again.json()).toMatchObject({ success: true, published: true });
    expect((await stored()).length).toBe(before + 1);
  });

  it('gives a picture that is kept to the same request only, and publishes none that was not checked', async () => {
    const key = { 'idempotency-key': 'reused' };
    await withoutStore(async () => {
      expect((await post({ publish: false, prompt: words }, key)).status).toBe(502);
    });
    expect(await (await post({ publish: true }, key)).json()).toMatchObject({ published: true });
    expect(upstream.requests).toMatchObject([{ prompt: words }, { prompt }]);
    const { creations } = await listCreations(api.db, me());
    expect(creations.filter(({ isPublished }) => isPublished)).toMatchObject([{ prompt }]);
  });

  it('checks what is published with the key of a private request', async () => {
    const key = { 'idempotency-key': 'turned' };
    await withoutStore(async () => {
      expect((await post({ publish: false, prompt: words }, key)).status).toBe(502);
    });
    const published = await post({ publish: true, prompt: words }, key);
    expect(await published.json()).toMatchObject({ success: true, published: false });
  });

  it.each([
    ['no description', { prompt: '  ' }],
    ['too long a prompt', { prompt: 'a'.repeat(2_201) }],
    ['an unknown shape', { aspect: 'round' }],
    ['a publish that is no yes or no', { publish: 'maybe' }],
  ])('refuses %s before anything is made', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(upstream.requests).toHaveLength(0);
    expect(await getUsage(api.db, me())).toBe(0);
  });

  it.each([
    [429, 503],
    [500, 502],
    [401, 503],
  ])(
    'answers an upstream %i with %i, uncharged and without its words',
    async (status, expected) => {
      const fail: FakeImages['answer'] = (response) => {
        // A 500 is tried once more
        if (upstream.requests.length === 1) upstream.answer = fail;
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end('{"error":{"message":"secret upstream words"}}');
      };
      upstream.answer = fail;
      const response = await post();
      upstream.answer = undefined;
      expect(response.status).toBe(expected);
      expect(await response.text()).not.toContain('secret');
      expect(await getUsage(api.db, me())).toBe(0);
    },
  );

  it('keeps nothing of an answer that is no picture', async () => {
    const before = (await stored()).length;
    upstream.answer = (response) => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: [{ b64_json: svg }] }));
    };
    const response = await post();
    expect(response.status).toBe(502);
    expect((await stored()).length).toBe(before);
  });
});
