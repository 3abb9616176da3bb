/** The kinds of picture that are recognised by their first bytes. */
export type PictureType =
  'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic' | 'svg' | 'bmp' | 'jxl' | 'pdf';

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (bytes: Uint8Array, ...expected: number[]) =>
  expected.every((byte, index) => bytes[index] === byte);

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** What a file is by its content, whatever its name says; undefined for anything unknown. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'GIF8') return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a))
    return 'tiff';
  if (ascii(bytes, 4, 8) === 'ftyp') return isoType(bytes);
  if (startsWith(bytes, 0xff, 0x0a) || ascii(bytes, 4, 8) === 'JXL ') return 'jxl';
  if (ascii(bytes, 0, 2) === 'BM') return 'bmp';
  if (ascii(bytes, 0, 4) === '%PDF') return 'pdf';
  return /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'svg' : undefined;
}

/** AVIF and HEIC share a container; the brands in its first box tell them apart (ISO/IEC 23008-12). */
function isoType(bytes: Uint8Array): PictureType | undefined {
  const size = Math.min(
    bytes.length,
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    64,
  );
  const brands: string[] = [];
  for (let at = 8; at + 4 <= size; at += 4) if (at !== 12) brands.push(ascii(bytes, at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}
