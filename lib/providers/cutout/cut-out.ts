import sharp from 'sharp';
import { alphaOf, applyAlpha, lightOf, type Matte } from './matting/apply-alpha.ts';
import { edgeColours } from './matting/edge-colours.ts';
import { openCv } from './matting/opencv.ts';
import type { Size } from './matting/plane.ts';
import { segment } from './matting/segment.ts';
import { softEdge } from './matting/soft-edge.ts';
import type { SubjectBox } from './engine.ts';

/** Long side, in pixels, of the copy that is cut and of the copy that the edge is fitted to. */
const CUT_SIDE = 384;
const EDGE_SIDE = 1400;

/** Below and above these shares of the picture a cut is no cut. */
const LEAST_LEFT = 0.003;
const MOST_LEFT = 0.985;

export interface Cut {
  png: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/**
 * Cuts the subject out of a photo (any format sharp decodes, already checked): a PNG of the same size
 * with a transparent ground, or undefined when no subject stands out.
 */
export async function cutOut(photo: Uint8Array, box?: SubjectBox): Promise<Cut | undefined> {
  const { data: rgba, info } = await sharp(photo, {
    limitInputPixels: true,
    failOn: 'error',
    pages: 1,
  })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const full = { width: info.width, height: info.height };
  const matte = await fitMatte(rgba, full, box);
  if (!matte) return undefined;
  const left = applyAlpha(rgba, full, matte);
  if (left < LEAST_LEFT || left > MOST_LEFT) return undefined;
  const png = await sharp(rgba, { raw: { ...full, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { png: Uint8Array.from(png), ...full };
}

async function fitMatte(
  rgba: Buffer,
  full: Size,
  box: SubjectBox | undefined,
): Promise<Matte | undefined> {
  const { cv } = await openCv();
  const small = shrunk(full, CUT_SIDE);
  const pixelBox = box && {
    left: Math.round(box.x * small.width),
    top: Math.round(box.y * small.height),
    right: Math.round((box.x + box.width) * small.width),
    bottom: Math.round((box.y + box.height) * small.height),
  };
  const mask = segment(cv, await resized(rgba, full, small), small, pixelBox);
  if (!mask) return undefined;

  const size = shrunk(full, EDGE_SIDE);
  const rgb = await resized(rgba, full, size);
  const light = Float32Array.from({ length: size.width * size.height }, (_, index) =>
    lightOf(rgb[index * 3]!, rgb[index * 3 + 1]!, rgb[index * 3 + 2]!),
  );
  const radius = Math.max(2, Math.round((size.width / small.width) * 2.2));
  const { slope, offset } = softEdge(light, await enlarged(mask, small, size), size, radius);
  const alpha = light.map((value, index) => alphaOf(slope[index]!, offset[index]!, value));
  return { size, slope, offset, colours: edgeColours(rgb, alpha, size) };
}

function shrunk({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const least = (length: number) => Math.max(8, Math.round(length * scale));
  return { width: least(width), height: least(height) };
}

function resized(rgba: Buffer, full: Size, size: Size): Promise<Buffer> {
  return sharp(rgba, { raw: { ...full, channels: 4 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer();
}

async function enlarged(mask: Uint8Array, small: Size, size: Size): Promise<Float32Array> {
  const bytes = Buffer.from(mask.map((value) => value * 255));
  const large = await sharp(bytes, { raw: { ...small, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return Float32Array.from(large, (value) => (value > 127 ? 1 : 0));
}
