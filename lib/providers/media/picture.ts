import sharp, { type Sharp } from 'sharp';
import { AppError } from '@/lib/errors';
import { pictureType, type PictureType } from './picture-type';

/** A decoded and written-again picture: upright, without metadata. */
export interface Picture {
  bytes: Uint8Array;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  extension: 'png' | 'jpg' | 'webp';
  width: number;
  height: number;
}

/** Largest picture that is decoded, in pixels. */
export const PIXEL_LIMIT = 25_000_000;

const DECODE_SECONDS = 15;

/** What the decoder takes safely; the rest is recognised only to be refused by name. */
const TAKEN = new Set<PictureType>(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);

const NAMES: Partial<Record<PictureType, string>> = {
  svg: 'an SVG drawing',
  heic: 'a HEIC photo',
  bmp: 'a BMP file',
  jxl: 'a JPEG XL file',
  pdf: 'a PDF',
};

/** The formats that are taken, for people. */
export const TAKEN_FORMATS = 'JPEG, PNG, WebP, AVIF, GIF or TIFF';

export interface PictureHeader {
  type: PictureType;
  /** Pixels as stored, before the EXIF orientation is applied. */
  width: number;
  height: number;
}

/**
 * Looks at a file's type and size without decoding its pixels. Throws `wrong_type` for anything but
 * the formats taken, `unprocessable` for a broken file and `too_large` above 25 megapixels.
 */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureHeader> {
  const type = pictureType(bytes);
  if (!type || !TAKEN.has(type)) {
    const what = (type && NAMES[type]) ?? 'not a picture we can read';
    throw new AppError('wrong_type', `That file is ${what}. Choose a ${TAKEN_FORMATS} picture.`);
  }
  const { width, height } = await decoder(bytes).metadata().catch(broken);
  if (width * height > PIXEL_LIMIT) {
    const size = Math.round((width * height) / 1e6).toLocaleString('en');
    throw new AppError(
      'too_large',
      `That picture has ${size} megapixels. Choose one of at most ${PIXEL_LIMIT / 1e6}.`,
    );
  }
  return { type, width, height };
}

/**
 * Decodes a picture and writes it again: upright, in sRGB, without EXIF, GPS or anything else but its
 * pixels. Lossless formats stay lossless (PNG). Same errors as `inspectPicture`.
 */
export async function reencode(bytes: Uint8Array): Promise<Picture> {
  const { type } = await inspectPicture(bytes);
  const upright = decoder(bytes).autoOrient().timeout({ seconds: DECODE_SECONDS });
  const [encoded, mime, extension] = encode(upright, type);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(broken);
  return { bytes: data, mime, extension, width: info.width, height: info.height };
}

function encode(image: Sharp, type: PictureType): [Sharp, Picture['mime'], Picture['extension']] {
  if (type === 'jpeg') return [image.jpeg({ quality: 92, mozjpeg: false }), 'image/jpeg', 'jpg'];
  if (type === 'webp' || type === 'avif')
    return [image.webp({ quality: 92 }), 'image/webp', 'webp'];
  return [image.png({ compressionLevel: 7 }), 'image/png', 'png'];
}

function decoder(bytes: Uint8Array): Sharp {
  // Only the first frame of an animation; one more than the limit so that the sentence is ours
  return sharp(bytes, { limitInputPixels: PIXEL_LIMIT * 40, failOn: 'error', pages: 1 });
}

function broken(): never {
  throw new AppError(
    'unprocessable',
    'That picture cannot be read: the file is damaged or cut off. Choose another copy of it.',
  );
}
