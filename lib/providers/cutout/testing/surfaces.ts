import type { Random } from '@/lib/local/random';

/** A colour as hue in degrees, chroma share and lightness share, written as CSS. */
export interface Tone {
  hue: number;
  saturation: number;
  lightness: number;
}

export function tone(random: Random): Tone {
  return {
    hue: random.between(0, 360),
    saturation: random.between(12, 75),
    lightness: random.between(22, 80),
  };
}

/** A tone that an eye tells from `other`: another hue, or clearly lighter or darker. */
export function contrastingTone(random: Random, other: Tone): Tone {
  for (;;) {
    const next = tone(random);
    const turn = Math.abs(((next.hue - other.hue + 540) % 360) - 180);
    const step = Math.abs(next.lightness - other.lightness);
    if (step > 26 || (turn > 60 && step > 8 && next.saturation + other.saturation > 70))
      return next;
  }
}

export function css({ hue, saturation, lightness }: Tone, lighter = 0): string {
  const light = Math.min(97, Math.max(4, lightness + lighter));
  return `hsl(${hue.toFixed(0)} ${saturation.toFixed(0)}% ${light.toFixed(0)}%)`;
}

/** A surface of one tone as an SVG paint server with the id `id`, sized in `unit`s. */
type Surface = (id: string, base: Tone, unit: number, random: Random) => string;

const pattern = (id: string, size: number, turn: number, body: string) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn.toFixed(0)})">${body}</pattern>`;

const block = (size: number, fill: string) =>
  `<rect width="${size}" height="${size}" fill="${fill}"/>`;

const plain: Surface = (id, base) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${css(base, 4)}"/><stop offset="1" stop-color="${css(base, -4)}"/></linearGradient>`;

const lit: Surface = (id, base, _unit, random) =>
  `<radialGradient id="${id}" cx="${random.between(0.2, 0.8).toFixed(2)}" cy="${random.between(0.1, 0.5).toFixed(2)}" r="0.95"><stop stop-color="${css(base, 16)}"/><stop offset="1" stop-color="${css(base, -16)}"/></radialGradient>`;

const stripes: Surface = (id, base, unit, random) => {
  const size = unit * random.between(0.6, 1.6);
  const stripe = `<rect width="${size}" height="${size * random.between(0.3, 0.6)}" fill="${css(base, random.between(9, 20))}"/>`;
  return pattern(id, size, random.between(0, 180), block(size, css(base)) + stripe);
};

const checks: Surface = (id, base, unit, random) => {
  const size = unit * random.between(0.8, 1.8);
  const other = css(base, random.between(-20, -9));
  const half = size / 2;
  const squares = `<path d="M0 0h${half}v${half}h-${half}zM${half} ${half}h${half}v${half}h-${half}z" fill="${other}"/>`;
  return pattern(id, size, random.between(0, 90), block(size, css(base)) + squares);
};

const speckles: Surface = (id, base, unit, random) => {
  const size = unit * 4;
  const dots = Array.from({ length: 26 }, () => {
    const [x, y, r] = [random.between(0, size), random.between(0, size), random.between(0.1, 0.4)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * unit).toFixed(1)}" fill="${css(base, random.between(-20, 20))}"/>`;
  });
  return pattern(id, size, 0, block(size, css(base)) + dots.join(''));
};

const planks: Surface = (id, base, unit, random) => {
  const size = unit * 5;
  const boards = [0, 1, 2, 3, 4].map(
    (row) =>
      `<rect y="${row * unit}" width="${size}" height="${unit}" fill="${css(base, random.between(-6, 6))}"/><rect y="${row * unit}" width="${size}" height="${unit * 0.05}" fill="${css(base, -16)}"/>`,
  );
  return pattern(id, size, random.pick([0, 90]), boards.join(''));
};

export const surfaces = { plain, lit, stripes, checks, speckles, planks } as const;

export type SurfaceName = keyof typeof surfaces;
