import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { localStore } from '@/lib/providers/media';
import { reencode } from '@/lib/providers/media/picture';
import { checkPublication } from './publication-check';

const neverAborted = new AbortController().signal;
const loaf = { tool: 'generate-images', type: 'image', prompt: 'a loaf' };
let folder: string;
let content: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publication-'));
  vi.stubEnv('DATA_DIR', folder);
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  ({ url: content } = await localStore().put(await reencode(await red.png().toBuffer())));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('lets a picture through that was looked at and is fine, and no other', async () => {
  expect(await checkPublication({ ...loaf, content }, neverAborted)).toBeUndefined();
  expect(await checkPublication({ ...loaf, prompt: 'a nude', content }, neverAborted)).toMatch(
    /can’t be shared publicly/,
  );
});

it('keeps a cut-out private where nothing can look at photos', async () => {
  const cutOut = { ...loaf, tool: 'remove-background', content };
  const prompt = 'Remove background from image';
  const fromBefore = { ...loaf, tool: null, prompt, content };
  expect(await checkPublication(cutOut, neverAborted)).toMatch(/can’t check photos/);
  expect(await checkPublication(fromBefore, neverAborted)).toMatch(/can’t check photos/);
});

it('keeps a picture private that its store does not give now', async () => {
  const missing = `/api/media/${'A'.repeat(43)}.png`;
  expect(await checkPublication({ ...loaf, content: missing }, neverAborted)).toMatch(
    /couldn’t check it/,
  );
});

it('throws for somebody who left', async () => {
  const gone = AbortSignal.abort(new Error('left'));
  await expect(checkPublication({ ...loaf, content }, gone)).rejects.toThrow('left');
});
