import sharp from 'sharp';
import { type Picture, reencode } from '@/lib/providers/media/picture';
import type { SubjectBox } from './engine';

/** Pixels of the upright photo. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The pixels a box covers, at least one each way and none outside the photo. */
export function regionOf(box: SubjectBox, { width, height }: Picture): Region {
  const left = Math.min(width - 1, Math.floor(box.x * width));
  const top = Math.min(height - 1, Math.floor(box.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.ceil(box.width * width))),
    height: Math.max(1, Math.min(height - top, Math.ceil(box.height * height))),
  };
}

/** A region of a photo as a photo of its own, for an engine that knows no box. */
export function cropTo({ bytes }: Picture, region: Region): Promise<Uint8Array> {
  return sharp(bytes).extract(region).png().toBuffer();
}

/** A cut-out of a region back in its place on a transparent ground as large as the photo. */
export async function pasteBack(cut: Uint8Array, region: Region, photo: Picture): Promise<Picture> {
  const { left, top, width, height } = region;
  const fitted = await sharp(cut).resize(width, height, { fit: 'fill' }).png().toBuffer();
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const ground = { width: photo.width, height: photo.height, channels: 4, background } as const;
  const whole = await sharp({ create: ground })
    .composite([{ input: fitted, left, top }])
    .png()
    .toBuffer();
  return reencode(whole);
}
