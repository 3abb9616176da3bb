import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { embeddedPainter } from './embedded';
import { imageService, pickImages } from './index';
import { readPrompt } from './painter/reading';
import { paint } from './painter/scene';

const STYLES = [
  'Realistic',
  'Ghibli style',
  'Anime style',
  'Cartoon style',
  'Fantasy style',
  'Realistic style',
  '3D style',
  'Portrait style',
];
const promptOf = (description: string, style: string) =>
  `Generate an image of ${description} in the style ${style}`;
const stay = new AbortController().signal;

describe('choosing an image service', () => {
  const own = 'https://api.openai.com/v1';
  it.each([
    [{ IMAGE_API_KEY: 'i' }, { apiKey: 'i', baseUrl: own }],
    [
      { IMAGE_BASE_URL: 'http://x/v1', OPENAI_API_KEY: 'o' },
      { apiKey: 'none', baseUrl: 'http://x/v1' },
    ],
    [{ OPENAI_API_KEY: 'o' }, { apiKey: 'o', baseUrl: own }],
    [{ OPENAI_API_KEY: 'o', OPENAI_BASE_URL: 'http://x/v1' }, undefined],
    [
      { OPENAI_API_KEY: 'o', OPENAI_BASE_URL: 'http://x/v1', IMAGE_MODEL: 'm' },
      { apiKey: 'o', baseUrl: 'http://x/v1' },
    ],
    [{ IMAGE_MODEL: 'm' }, undefined],
    [{}, undefined],
  ])('reads %o', (values, service) => {
    expect(imageService(readEnv(values))).toEqual(service);
  });

  it('paints where there is none', () => {
    expect(pickImages(readEnv({})).isSandbox).toBe(true);
    const model = pickImages(readEnv({ OPENAI_API_KEY: 'o', IMAGE_MODEL: 'dall-e-3' }));
    expect([model.isSandbox, model.source]).toEqual([false, 'dall-e-3 at api.openai.com']);
  });
});

describe('the sandbox painter', () => {
  it.each([
    ['square', 1024, 1024],
    ['portrait', 896, 1152],
    ['landscape', 1152, 896],
  ] as const)('paints a real PNG, %s', async (aspect, width, height) => {
    const { bytes } = await embeddedPainter().generate(
      { prompt: promptOf('tea', 'Realistic'), aspect },
      stay,
    );
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it('paints every style and every description differently, and each always the same', () => {
    const all = ['a cat by the sea', 'a quiet mind'].flatMap((description) =>
      STYLES.map((style) => paint(promptOf(description, style), 640, 640)),
    );
    expect(new Set(all).size).toBe(16);
    expect(paint(promptOf('a cat by the sea', 'Realistic'), 640, 640)).toBe(all[0]);
  });

  it('reads subjects, times and colours from the words', () => {
    expect(readPrompt(promptOf('a red boat on a lake at sunset', 'Anime style'))).toMatchObject({
      description: 'a red boat on a lake at sunset',
      style: 'Anime style',
      time: 'dusk',
      lands: ['sea'],
      actors: ['boat'],
      tint: { hue: 25 },
    });
    expect(readPrompt('anything else')).toMatchObject({ description: 'anything else', lands: [] });
  });

  it('puts nothing of the prompt itself into the drawing, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.constantFrom(...STYLES),
        (words, style) => {
          const drawing = paint(promptOf(`${words} <script>zebra</script>`, style), 64, 64);
          expect(drawing).not.toMatch(/zebra|NaN|undefined/);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    'mountains',
    'city at night',
    'forest in autumn',
    'desert',
    'saturn',
    'ramen',
    'a robot',
    'rain',
    'fog',
    'a queen',
    'an astronaut',
    'an owl',
    'a vase',
    'cake',
    'fruit',
    'coffee',
    'a castle and a house',
    'a rocket',
    'a tree',
    'birds',
    'black and white',
  ])('draws %s without a broken number', async (description) => {
    const drawing = paint(promptOf(description, '3D style'), 80, 60);
    expect(drawing).not.toMatch(/NaN|undefined|null/);
    await expect(sharp(Buffer.from(drawing)).metadata()).resolves.toMatchObject({ format: 'svg' });
  });
});
