import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectPicture, reencode } from './picture';
import { pictureType } from './picture-type';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

describe('re-encoding', () => {
  it('drops the place a photo was taken and turns it upright', async () => {
    const photo = await canvas(60, 30)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '52/1 31/1 0/1' }, IFD0: { Artist: 'Somebody' } })
      .toBuffer();
    const turned = await sharp(photo).keepExif().withMetadata({ orientation: 6 }).toBuffer();
    const stored = await reencode(turned);
    const metadata = await sharp(stored.bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect([stored.width, stored.height, stored.mime]).toEqual([30, 60, 'image/jpeg']);
  });

  it.each(['png', 'webp', 'gif', 'tiff', 'avif', 'jpeg'] as const)('takes %s', async (format) => {
    const bytes = await canvas(20, 10).toFormat(format).toBuffer();
    expect(pictureType(bytes)).toBe(format);
    expect(await reencode(bytes)).toMatchObject({ width: 20, height: 10 });
  });

  it('keeps transparency', async () => {
    const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: '#0000' } });
    const { bytes } = await reencode(await clear.png().toBuffer());
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });
});

describe('refusing', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  it.each([
    ['an SVG drawing', text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a HEIC photo', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
    ['a PDF', text('%PDF-1.7')],
    ['not a picture we can read', text('hello')],
    ['not a picture we can read', new Uint8Array()],
  ])('names %s', async (what, bytes) => {
    await expect(inspectPicture(bytes)).rejects.toThrow(
      new RegExp(`is ${what}. Choose a JPEG, PNG`),
    );
  });

  it('says that a cut-off picture is damaged', async () => {
    const whole = await canvas(200, 200).png().toBuffer();
    await expect(reencode(whole.subarray(0, 60))).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(reencode(whole.subarray(0, 12))).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('does not decode more than 25 megapixels', async () => {
    const large = await canvas(6000, 5000).png().toBuffer();
    await expect(reencode(large)).rejects.toThrow(/30 megapixels.*at most 25/);
    const bomb = Buffer.from(large);
    bomb.writeUInt32BE(2_000_000_000, 16);
    await expect(reencode(bomb)).rejects.toMatchObject({ status: expect.any(Number) });
  });
});
