import type { Random } from '@/lib/local/random';
import { css, surfaces, tone, type SurfaceName, type Tone } from './surfaces.ts';

export interface Frame {
  width: number;
  height: number;
}

/** A ground as SVG: definitions and what is painted, and the tone a subject should stand out from. */
export interface Ground {
  defs: string;
  body: string;
}

type GroundMaker = (base: Tone, frame: Frame, random: Random) => Ground;

const cover = ({ width, height }: Frame, fill: string) =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

const surfaceGround =
  (name: SurfaceName, unit: number): GroundMaker =>
  (base, frame, random) => ({
    defs: surfaces[name]('ground', base, (unit * frame.width) / 1000, random),
    body: cover(frame, 'url(#ground)'),
  });

/** A table before a wall: two tones with an edge between. */
const table: GroundMaker = (base, frame, random) => {
  const edge = frame.height * random.between(0.55, 0.8);
  const top = { ...base, lightness: base.lightness + random.pick([-12, 12]) };
  return {
    defs: surfaces.lit('ground', base, 40, random),
    body: `${cover(frame, 'url(#ground)')}<rect y="${edge}" width="${frame.width}" height="${frame.height}" fill="${css(top)}"/>`,
  };
};

/** Lights and leaves far out of focus. */
const defocused: GroundMaker = (base, frame, random) => {
  const { width, height } = frame;
  const spots = Array.from({ length: 40 }, () => {
    const shade = { ...base, hue: base.hue + random.between(-35, 35) };
    const [x, y] = [random.between(0, width), random.between(0, height)];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(random.between(0.02, 0.12) * width).toFixed(0)}" fill="${css(shade, random.between(-18, 18))}" opacity="0.7"/>`;
  });
  return {
    defs: `<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${(width * 0.022).toFixed(1)}"/></filter>`,
    body: `${cover(frame, css(base))}<g filter="url(#far)">${spots.join('')}</g>`,
  };
};

/** A person's room: a few large pale shapes behind the subject, a little out of focus. */
const room: GroundMaker = (base, frame, random) => {
  const { width, height } = frame;
  const shapes = Array.from({ length: 6 }, () => {
    const size = random.between(0.12, 0.4) * width;
    const fill = css({ ...tone(random), saturation: base.saturation, hue: base.hue }, 0);
    return `<rect x="${random.between(-0.1, 0.9) * width}" y="${random.between(-0.1, 0.7) * height}" width="${size}" height="${size * random.between(0.4, 1.5)}" fill="${fill}" opacity="0.35"/>`;
  });
  return {
    defs: `<filter id="near"><feGaussianBlur stdDeviation="${(width * 0.006).toFixed(1)}"/></filter>`,
    body: `${cover(frame, css(base))}<g filter="url(#near)">${shapes.join('')}</g>`,
  };
};

/** Leaves in focus all over: as much detail as the subject has. */
const foliage: GroundMaker = (base, { width, height }, random) => {
  const leaves = Array.from({ length: 260 }, () => {
    const [x, y, r] = [random.between(0, width), random.between(0, height), random.between(14, 34)];
    const shade = { ...base, hue: base.hue + random.between(-18, 18) };
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * 0.4).toFixed(0)}" fill="${css(shade, random.between(-16, 12))}" transform="rotate(${random.between(0, 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  });
  return { defs: '', body: cover({ width, height }, css(base, -10)) + leaves.join('') };
};

/** A shelf: a wall with a few things of any colour along both sides. */
const shelf: GroundMaker = (base, { width, height }, random) => {
  const things = Array.from({ length: 6 }, (_, index) => {
    const size = random.between(0.07, 0.13) * width;
    const x =
      index % 2
        ? width - random.between(0.02, 0.12) * width - size
        : random.between(0, 0.1) * width;
    const y = random.between(0.05, 0.75) * height;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${size.toFixed(0)}" height="${(size * random.between(0.7, 2)).toFixed(0)}" rx="6" fill="${css(tone(random))}"/>`;
  });
  return { defs: '', body: cover({ width, height }, css(base)) + things.join('') };
};

export const grounds = {
  plain: surfaceGround('plain', 60),
  lit: surfaceGround('lit', 60),
  table,
  defocused,
  speckles: surfaceGround('speckles', 18),
  planks: surfaceGround('planks', 90),
  stripes: surfaceGround('stripes', 45),
  room,
  foliage,
  shelf,
} as const;

export type GroundName = keyof typeof grounds;
