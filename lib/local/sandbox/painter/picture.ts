import sharp from 'sharp';
import { BLEED, paint } from './scene';

/** The picture that belongs to a prompt, as PNG: composition and palette come from its words and style. */
export function paintPicture(prompt: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(paint(prompt, width, height)))
    .extract({ left: BLEED, top: BLEED, width, height })
    .removeAlpha()
    .png({ compressionLevel: 8 })
    .toBuffer();
}
