import sharp from 'sharp';
import type { Aspect, ImageModel } from './model';
import { BLEED, paint } from './painter/scene';

const SIZES: Record<Aspect, [width: number, height: number]> = {
  square: [1024, 1024],
  portrait: [896, 1152],
  landscape: [1152, 896],
};

/** The built-in sandbox painter: composition and palette come from the words and the style. */
export function embeddedPainter(): ImageModel {
  return {
    model: 'mise-painter',
    source: 'Sandbox painter',
    isSandbox: true,
    async generate({ prompt, aspect }, signal) {
      signal.throwIfAborted();
      const [width, height] = SIZES[aspect];
      const bytes = await sharp(Buffer.from(paint(prompt, width, height)))
        .extract({ left: BLEED, top: BLEED, width, height })
        .removeAlpha()
        .png({ compressionLevel: 8 })
        .toBuffer();
      signal.throwIfAborted();
      return { bytes, model: 'mise-painter' };
    },
  };
}
