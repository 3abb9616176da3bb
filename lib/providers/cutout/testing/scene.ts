import sharp from 'sharp';
import { grounds, type Frame, type GroundName } from './grounds.ts';
import { Random } from '@/lib/local/random';
import { subjects, type SubjectName } from './subjects.ts';
import { contrastingTone, css, surfaces, tone, type SurfaceName, type Tone } from './surfaces.ts';

export interface Scene {
  name: string;
  /** JPEG with sensor noise, as a phone would save it. */
  photo: Buffer;
  /** One byte a pixel: 255 where the subject is. */
  truth: Buffer;
  width: number;
  height: number;
}

const subjectNames = Object.keys(subjects) as SubjectName[];
const groundNames = Object.keys(grounds) as GroundName[];
const surfaceNames = Object.keys(surfaces) as SurfaceName[];

/**
 * A made-up photo with its true outline: seeds walk through every subject, ground and surface, and
 * place, size, turn, tones, light, shadow, noise and compression differ by seed. `longSide` is in
 * pixels; the same seed is the same scene at every size.
 */
export async function makeScene(seed: number, longSide: number): Promise<Scene> {
  const random = new Random((seed * 0x9e3779b1) >>> 0);
  const subject = subjectNames[seed % subjectNames.length]!;
  const ground = groundNames[(seed * 3 + Math.floor(seed / 10)) % groundNames.length]!;
  const surface = surfaceNames[(seed * 5 + 1) % surfaceNames.length]!;
  const isUpright = random.chance(0.4);
  const frame = isUpright ? { width: 750, height: 1000 } : { width: 1000, height: 750 };
  const base = tone(random);
  const skin = contrastingTone(random, base);
  const place = placement(subject, frame, random);
  const outline = `<path d="${subjects[subject](random)}" transform="${place}"`;
  const { defs, body } = grounds[ground](base, frame, random);
  const light = random.between(0.1, 0.35).toFixed(2);
  const shine = `<linearGradient id="shine" x2="1" y2="1"><stop stop-color="#fff" stop-opacity="${light}"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${light}"/></linearGradient>`;
  const shadow = random.chance(0.5)
    ? `<g filter="url(#soft)" transform="translate(14 18)">${outline} fill="#000" opacity="0.28"/></g>`
    : '';
  const filters = `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="12"/></filter><filter id="lens"><feGaussianBlur stdDeviation="0.6"/></filter>`;
  const part = random.chance(0.5) ? secondPart(outline, frame, contrastingTone(random, base)) : '';
  const paint = `${outline} fill="${css(skin)}"/>${outline} fill="url(#surface)"/>${part}${outline} fill="url(#shine)"/>`;
  const picture = svg(
    frame,
    `<defs>${defs}${surfaces[surface]('surface', skin, 26, random)}${shine}${filters}</defs>${body}${shadow}<g filter="url(#lens)">${paint}</g>`,
  );
  const [width, height] = sizeOf(frame, longSide);
  const drawn = sharp(picture, { density: 72 * (longSide / 1000) * 1.01 }).resize(width, height, {
    fit: 'fill',
  });
  const photo = await drawn
    .removeAlpha()
    .composite([{ input: await grain(width, height, random), blend: 'soft-light' }])
    .jpeg({ quality: random.whole(74, 94) })
    .toBuffer();
  const mask = svg(
    frame,
    `<rect width="${frame.width}" height="${frame.height}" fill="#000"/>${outline} fill="#fff"/>`,
  );
  const truth = await sharp(mask, { density: 72 * (longSide / 1000) * 1.01 })
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { name: `${seed} ${subject}, ${surface}, on ${ground}`, photo, truth, width, height };
}

/** The lower part of a subject in a tone of its own: trousers, a label, a sole. */
function secondPart(outline: string, { width, height }: Frame, skin: Tone): string {
  const lower = `<rect y="${height * 0.56}" width="${width}" height="${height}" fill="${css(skin)}" clip-path="url(#inside)"/>`;
  return `<clipPath id="inside">${outline}/></clipPath>${lower}`;
}

const svg = ({ width, height }: Frame, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );

function sizeOf({ width, height }: Frame, longSide: number): [number, number] {
  const scale = longSide / Math.max(width, height);
  return [Math.round(width * scale), Math.round(height * scale)];
}

/** Where a subject of 400 units is: a bust at the lower edge, all else somewhere around the middle. */
function placement(subject: SubjectName, { width, height }: Frame, random: Random): string {
  const short = Math.min(width, height);
  const isBust = subject === 'bust';
  const scale = (short * (isBust ? random.between(0.75, 0.95) : random.between(0.45, 0.8))) / 400;
  const x = width / 2 + random.between(-0.1, 0.1) * width;
  const y = isBust ? height - 200 * scale : height / 2 + random.between(-0.06, 0.08) * height;
  const turn = isBust ? 0 : random.between(-18, 18);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)}) translate(-200 -200)`;
}

async function grain(width: number, height: number, random: Random): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: random.between(8, 22) };
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Intersection over union of two masks with one byte a pixel (inside from 128 on). */
export function overlap(one: Uint8Array, other: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let at = 0; at < one.length; at += 1) {
    const a = one[at]! >= 128;
    const b = other[at]! >= 128;
    if (a && b) both += 1;
    if (a || b) either += 1;
  }
  return either === 0 ? 1 : both / either;
}
