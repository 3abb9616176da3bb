import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Breaker } from '@/lib/providers/http/breaker';
import { cloudinaryAccount } from '@/lib/providers/media/cloudinary-account';
import { cloudinaryClient } from '@/lib/providers/media/cloudinary-client';
import { FakeCloudinary } from '@/lib/providers/media/cloudinary-fake';
import { cloudinaryCutout } from './cloudinary';
import { embeddedCutout } from './embedded';
import type { CutoutEngine } from './engine';
import { makeScene, type Scene } from './testing/scene';

const cloudinary = new FakeCloudinary();
const neverAborted = new AbortController().signal;
let engines: Record<'embedded' | 'cloudinary', CutoutEngine>;
let scene: Scene;
/** Answers of the derived address, in order; the last one stays. */
let derived: (number | Buffer)[];
let origin: string;

const newBreaker = (failures: number) =>
  new Breaker({ failures, cooldownMs: 30_000, now: () => 0 });

function cloudinaryEngine(failures = 0, ownOrigin: string | undefined = origin) {
  const breaker = newBreaker(failures);
  const account = cloudinaryAccount(process.env.CLOUDINARY_URL ?? '');
  const client = cloudinaryClient(account, { timeoutMs: 5_000, breaker: newBreaker(0) });
  return cloudinaryCutout(client, { timeoutMs: 2_000, pollMs: 5, breaker, ownOrigin });
}

beforeAll(async () => {
  origin = await cloudinary.start();
  cloudinary.delivery = origin;
  vi.stubEnv('CLOUDINARY_URL', `cloudinary://key:secret@demo?upload_prefix=${origin}`);
  cloudinary.intercept = (request, response) => {
    if (!request.url?.includes('e_background_removal')) return false;
    const answer = derived.length > 1 ? derived.shift() : derived[0];
    if (typeof answer === 'number') response.writeHead(answer, { 'retry-after': '3600' }).end();
    else response.writeHead(200).end(answer);
    return true;
  };
  engines = {
    embedded: embeddedCutout({ waiting: 2, timeoutMs: 30_000, idleMs: 1_000 }),
    cloudinary: cloudinaryEngine(),
  };
  scene = await makeScene(6, 320);
  const size = { width: scene.width, height: scene.height };
  const alpha = await sharp(scene.truth, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer();
  const cut = await sharp(scene.photo).joinChannel(alpha).png().toBuffer();
  derived = [423, 423, cut];
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await cloudinary.stop();
});

describe.each(['embedded', 'cloudinary'] as const)('the %s engine', (name) => {
  it('gives the subject on a transparent ground, as large as the photo', async () => {
    const picture = await engines[name].remove({ photo: scene.photo }, neverAborted);
    expect(picture).toMatchObject({ mime: 'image/png', width: scene.width, height: scene.height });
    const { channels } = await sharp(picture.bytes).stats();
    expect(channels).toHaveLength(4);
    expect(channels[3]).toMatchObject({ min: 0, max: 255 });
  });

  it('turns a photo upright first', async () => {
    const sideways = await sharp(scene.photo).withMetadata({ orientation: 6 }).toBuffer();
    const picture = await engines[name].remove({ photo: sideways }, neverAborted);
    const { exif, orientation } = await sharp(picture.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    if (name === 'embedded') expect(picture.width).toBe(scene.height);
  });

  it('refuses a drawing and a broken file with a sentence', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(engines[name].remove({ photo: svg }, neverAborted)).rejects.toThrow(
      /an SVG drawing/,
    );
    const half = scene.photo.subarray(0, scene.photo.length / 3);
    await expect(engines[name].remove({ photo: half }, neverAborted)).rejects.toMatchObject({
      name: 'AppError',
    });
  });

  it('stops when the person leaves', async () => {
    const gone = AbortSignal.abort(new DOMException('left', 'AbortError'));
    await expect(engines[name].remove({ photo: scene.photo }, gone)).rejects.toThrow('left');
  });
});

describe('the Cloudinary engine', () => {
  const failure = (engine = engines.cloudinary) =>
    engine.remove({ photo: scene.photo }, neverAborted).catch((error: unknown) => error);
  const withDerived = async (answers: (number | Buffer)[], engine = engines.cloudinary) => {
    const before = derived;
    derived = answers;
    const outcome = await failure(engine);
    derived = before;
    return outcome;
  };

  it('sends the photo without what the camera wrote into it, and deletes it afterwards', async () => {
    const tagged = await sharp(scene.photo)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer();
    let sent: Buffer | undefined;
    const set = cloudinary.assets.set.bind(cloudinary.assets);
    cloudinary.assets.set = (id, asset) => {
      sent = asset.bytes;
      return set(id, asset);
    };
    await engines.cloudinary.remove({ photo: tagged }, neverAborted);
    expect((await sharp(sent).metadata()).exif).toBeUndefined();
    expect(cloudinary.assets.size).toBe(0);
  });

  it('sends the box alone, and puts what comes back in its place', async () => {
    let sent: Buffer | undefined;
    const set = cloudinary.assets.set.bind(cloudinary.assets);
    cloudinary.assets.set = (id, asset) => {
      sent = asset.bytes;
      return set(id, asset);
    };
    const box = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    const red = { r: 255, g: 0, b: 0, alpha: 1 };
    const [width, height] = [scene.width / 2, scene.height / 4].map(Math.ceil) as [number, number];
    const cut = await sharp({ create: { width, height, channels: 4, background: red } })
      .png()
      .toBuffer();
    const before = derived;
    derived = [cut];
    const picture = await engines.cloudinary.remove({ photo: scene.photo, box }, neverAborted);
    derived = before;
    expect(await sharp(sent).metadata()).toMatchObject({ width, height });
    expect(picture).toMatchObject({ width: scene.width, height: scene.height });
    const { info } = await sharp(picture.bytes).trim().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({
      width,
      height,
      trimOffsetLeft: -Math.floor(scene.width / 4),
      trimOffsetTop: -Math.floor(scene.height / 2),
    });
  });

  it('gives up on a picture that is never made', async () => {
    expect(await withDerived([423])).toMatchObject({ code: 'upstream_timeout' });
  });

  it.each([[400], [404], [500], [Buffer.from('<html>')], [Buffer.alloc(0)]])(
    'fails with a sentence when the derived picture is %s',
    async (answer) => {
      expect(await withDerived([answer])).toMatchObject({ name: 'AppError' });
      expect(cloudinary.assets.size).toBe(0);
    },
  );

  it.each([500, 420, 404])(
    'rests after repeated answers of %d, without an upload, and says what to do',
    async (status) => {
      const engine = cloudinaryEngine(3);
      for (let time = 0; time < 3; time += 1) await withDerived([status], engine);
      const uploads = vi.spyOn(cloudinary.assets, 'set');
      expect(await failure(engine)).toMatchObject({
        status: 503,
        retryAfter: 30,
        message: expect.stringContaining('draw a box around the subject'),
      });
      expect(uploads).not.toHaveBeenCalled();
      uploads.mockRestore();
    },
  );

  it('does not rest because of photos it cannot use, or of people who leave', async () => {
    const engine = cloudinaryEngine(3);
    const gone = AbortSignal.abort(new Error('left'));
    for (let time = 0; time < 4; time += 1) {
      expect(await withDerived([400], engine)).toMatchObject({ code: 'unprocessable' });
      await engine.remove({ photo: scene.photo }, gone).catch(String);
    }
    expect(await withDerived([500], engine)).toMatchObject({ code: 'upstream_failed' });
  });

  it('answers a long Retry-After at once with it', async () => {
    expect(await withDerived([429])).toMatchObject({ status: 503, retryAfter: 3_600 });
  });

  it('follows no redirect of the derived picture', async () => {
    const { intercept } = cloudinary;
    let elsewhere = 0;
    cloudinary.intercept = (request, response) => {
      if (request.url === '/elsewhere') elsewhere += 1;
      if (!request.url?.includes('e_background_removal')) return intercept(request, response);
      response.writeHead(302, { location: '/elsewhere' }).end();
      return true;
    };
    expect(await failure()).toMatchObject({ code: 'upstream_failed' });
    cloudinary.intercept = intercept;
    expect(elsewhere).toBe(0);
  });

  it('fetches nothing from a private address that an answer gives', async () => {
    const engine = cloudinaryEngine(0, 'https://media.example');
    expect(await failure(engine)).toMatchObject({ code: 'upstream_failed' });
    expect(derived).toHaveLength(1);
  });
});
