import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { embeddedCutout } from './embedded';
import type { SubjectBox } from './engine';
import { makeScene, overlap, type Scene } from './testing/scene';

const SEEDS = Array.from({ length: 16 }, (_, seed) => seed);
const LONG_SIDE = 320;

const engine = embeddedCutout({ waiting: 0, timeoutMs: 120_000, idleMs: 1_000 });
const neverAborted = new AbortController().signal;
const cut = (photo: Uint8Array, box?: SubjectBox) => engine.remove({ photo, box }, neverAborted);

const alphaOf = async (png: Uint8Array) => sharp(png).extractChannel('alpha').raw().toBuffer();

async function quality({ photo, truth }: Scene): Promise<number> {
  const picture = await cut(photo).catch(() => undefined);
  return picture ? overlap(await alphaOf(picture.bytes), truth) : 0;
}

const drawing = (width: number, height: number, body: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
    ),
  )
    .png()
    .toBuffer();

describe('cutting subjects out', () => {
  it('reaches a mean overlap of 0.85 over subjects, surfaces and grounds of all kinds', async () => {
    const results: { name: string; overlap: number }[] = [];
    for (const seed of SEEDS) {
      const scene = await makeScene(seed, LONG_SIDE);
      results.push({ name: scene.name, overlap: await quality(scene) });
    }
    const mean = results.reduce((sum, { overlap }) => sum + overlap, 0) / results.length;
    const worst = results.toSorted((one, other) => one.overlap - other.overlap).slice(0, 3);
    expect(mean, JSON.stringify(worst)).toBeGreaterThanOrEqual(0.85);
  }, 240_000);

  it('cuts the same photo the same way every time', async () => {
    const { photo } = await makeScene(9, 240);
    const [first, second] = [await cut(photo), await cut(photo)];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  it('cuts only what is in the box', async () => {
    const photo = await drawing(
      320,
      160,
      '<rect width="320" height="160" fill="#ddd"/><circle cx="80" cy="80" r="45" fill="#b33"/><circle cx="240" cy="80" r="45" fill="#36b"/>',
    );
    const { bytes } = await cut(photo, { x: 0.5, y: 0.1, width: 0.48, height: 0.8 });
    const alpha = await alphaOf(bytes);
    expect([alpha[80 * 320 + 80], alpha[80 * 320 + 240]]).toEqual([0, 255]);
  });

  it('keeps what was clear already clear', async () => {
    const photo = await drawing(120, 120, '<circle cx="60" cy="60" r="40" fill="#b33"/>');
    const alpha = await alphaOf((await cut(photo)).bytes);
    expect([alpha[0], alpha[60 * 120 + 60]]).toEqual([0, 255]);
  });

  it.each([
    [90, 60],
    [1, 1],
    [300, 1],
  ])('says that nothing stands out in a plain surface of %i by %i', async (width, height) => {
    const plain = sharp({ create: { width, height, channels: 3, background: '#777' } });
    await expect(cut(await plain.png().toBuffer())).rejects.toThrow(/Draw a box around it/);
  });
});
