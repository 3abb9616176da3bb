import sharp from 'sharp';
import { readPicture } from '@/lib/providers/media/read';

const MOST_PICTURES = 20;
const MOST_PIXELS = 25_000_000;
const WIDTH = 1_200;

/** A picture in Markdown that this product keeps; those of any other address are never fetched. */
const STORED =
  /!\[[^\]\n]{0,500}\]\(((?:\/api\/media\/|https:\/\/res\.cloudinary\.com\/)[^\s()]{1,500})\)/g;

/** The stored pictures of a text as PNG, which every word processor shows; what does not come is left out. */
export async function storedPictures(
  markdown: string,
  signal: AbortSignal,
): Promise<Map<string, ArrayBuffer>> {
  const pictures = new Map<string, ArrayBuffer>();
  const addresses = new Set([...markdown.matchAll(STORED)].map(([, address = '']) => address));
  for (const address of [...addresses].slice(0, MOST_PICTURES)) {
    const png = await asPng(address, signal).catch(() => undefined);
    if (png) pictures.set(address, png);
  }
  return pictures;
}

async function asPng(address: string, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
  const picture = await readPicture(address, signal);
  if (!picture) return undefined;
  const png = await sharp(picture.bytes, { limitInputPixels: MOST_PIXELS })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .png()
    .toBuffer();
  return new Uint8Array(png).buffer;
}
