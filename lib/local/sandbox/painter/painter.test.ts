import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { styles } from '@/lib/tools/generate-images/styles';
import { readPrompt } from './reading';
import { paint } from './scene';

const promptOf = (description: string, style: string) =>
  `Generate an image of ${description} in the style ${style}`;

describe('the sandbox painter', () => {
  it('paints every style and every description differently, and each always the same', () => {
    const all = ['a cat by the sea', 'a quiet mind'].flatMap((description) =>
      styles.map((style) => paint(promptOf(description, style), 640, 640)),
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
        fc.constantFrom(...styles),
        (words, style) => {
          const drawing = paint(promptOf(`${words} <script>zebra</script>`, style), 64, 64);
          expect(drawing).not.toMatch(/zebra|NaN|undefined/);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each(
    `mountains, city at night, forest in autumn, desert, saturn, ramen, a robot, rain, fog, a queen, an astronaut, an owl, a vase, cake, fruit, coffee, a castle and a house, a rocket, a tree, birds, black and white`.split(
      ', ',
    ),
  )('draws %s without a broken number', async (description) => {
    const drawing = paint(promptOf(description, '3D style'), 80, 60);
    expect(drawing).not.toMatch(/NaN|undefined|null/);
    await expect(sharp(Buffer.from(drawing)).metadata()).resolves.toMatchObject({ format: 'svg' });
  });
});
