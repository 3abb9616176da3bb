import { at, circle, curve, inAir, line, path, rect, type Canvas, flat } from './canvas';
import { colour, hex, lighter, mix } from './colour';
import type { Random } from '@/lib/local/random';

type Point = readonly [number, number];

const MARGIN = 60;

const down = ({ width, height }: Canvas) =>
  `L${at(width + MARGIN, height + MARGIN)}L${at(-MARGIN, height + MARGIN)}z`;

interface Chain {
  ridge: Point[];
  /** Indexes of the summits within the ridge. */
  summits: number[];
}

/** A jagged line over a few summits: each slope is displaced again and again, less each time. */
function chainOf({ width, random }: Canvas, base: number, rise: number): Chain {
  const count = random.whole(2, 4);
  const step = (width + MARGIN * 2) / count;
  const ridge: Point[] = [[-MARGIN, base - rise * random.between(0.15, 0.5)]];
  const summits: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = -MARGIN + step * (index + random.between(0.3, 0.7));
    const foot: Point = [-MARGIN + step * (index + 1), base - rise * random.between(0.12, 0.42)];
    const peak: Point = [x, base - rise * random.between(0.66, 1)];
    ridge.push(...slope(random, ridge.at(-1) ?? foot, peak), peak);
    summits.push(ridge.length - 1);
    ridge.push(...slope(random, peak, foot), foot);
  }
  return { ridge, summits };
}

/** Points between two ends of a slope, not the ends themselves. */
function slope(random: Random, from: Point, to: Point): Point[] {
  let points: Point[] = [from, to];
  for (let round = 0; round < 3; round += 1) {
    points = points.flatMap((point, index): Point[] => {
      const next = points[index + 1];
      if (!next) return [point];
      const spread = Math.abs(next[1] - point[1]) * 0.28;
      const x = point[0] + (next[0] - point[0]) * random.between(0.38, 0.62);
      return [point, [x, (point[1] + next[1]) / 2 + random.between(-spread, spread)]];
    });
  }
  return points.slice(1, -1);
}

/** Three chains of mountains, lit from one side, with snow where they are high. */
export function mountains(canvas: Canvas): string {
  const { height, horizon, palette, random } = canvas;
  return [0.8, 0.5, 0.22]
    .map((distance, index) => {
      const rise = height * random.between(0.27, 0.36) * (1 - index * 0.27);
      const base = horizon + height * 0.03 * index;
      const { ridge, summits } = chainOf(canvas, base, rise);
      const stone = mix(palette.land, colour(palette.dark.l + 0.12, 0.04, 262), 0.55);
      const rock = lighter(stone, 0.05 - 0.05 * index);
      const body = path(line(ridge) + down(canvas), inAir(canvas, rock, distance));
      const lit = summits.map((at) => litFace(random, ridge, at, base)).join('');
      const light = flat(path(lit, inAir(canvas, lighter(rock, 0.1), distance)));
      const snow = index < 2 ? snowcaps(canvas, ridge, rise, `snow${index}`, distance) : '';
      const shade =
        index < 2 ? path(lit, '#fff', `clip-path="url(#snow${index})" stroke="none"`) : '';
      return canvas.layer(body + light + snow + shade, distance);
    })
    .join('');
}

/** The side of a summit that faces the light, parted from the other by a crooked line. */
function litFace(random: Random, ridge: readonly Point[], summit: number, base: number): string {
  const top = ridge[summit];
  if (!top) return '';
  const side = ridge.slice(summit, summit + 8);
  const foot = side.at(-1) ?? top;
  const drop = base + 40 - top[1];
  const parting = [0.85, 0.6, 0.42, 0.2].map((share, index): Point => [
    top[0] + drop * (index % 2 ? 0.05 : -0.07) * random.between(0.6, 1.4),
    top[1] + drop * share,
  ]);
  return `${line([...side, [foot[0], base + 40], ...parting])}z`;
}

function snowcaps(
  canvas: Canvas,
  points: readonly Point[],
  rise: number,
  id: string,
  distance: number,
) {
  const { random, palette, width } = canvas;
  const top = Math.min(...points.map(([, y]) => y));
  const limit = top + rise * random.between(0.3, 0.42);
  const lower: Point[] = Array.from({ length: 48 }, (_, index) => [
    width + 30 - (index / 47) * (width + 60),
    limit + random.between(-1, 1) * rise * 0.09,
  ]);
  const clip = `<clipPath id="${id}"><path d="${line([[-30, 0], [width + 30, 0], ...lower])}z"/></clipPath>`;
  const white = inAir(canvas, mix(colour(0.93, 0.02, 250), palette.skyTop, 0.16), distance * 0.4);
  return `<defs>${clip}</defs>${path(line(points) + down(canvas), white, `clip-path="url(#${id})" stroke="none"`)}`;
}

function hillLine({ width, random }: Canvas, base: number, rise: number): Point[] {
  const phase = random.between(0, Math.PI * 2);
  const waves = random.between(1.1, 2.2);
  return Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    const swing =
      Math.sin(phase + share * waves * Math.PI * 2) + 0.4 * Math.sin(phase * 2 + share * 11);
    return [-MARGIN + share * (width + MARGIN * 2), base - rise * (0.5 + 0.4 * swing)];
  });
}

/** Rolling hills from the horizon to the eye; `share` of the height is theirs. */
export function hills(canvas: Canvas, rows = 4): string {
  const { height, horizon, palette, random } = canvas;
  return Array.from({ length: rows }, (_, index) => {
    const near = (index + 1) / rows;
    const base = horizon + (height - horizon) * (index / rows) * 0.9 + height * 0.02;
    const points = hillLine(canvas, base + height * 0.03, height * random.between(0.045, 0.09));
    const green = lighter(
      { ...palette.land, h: palette.land.h + random.between(-10, 10) },
      0.05 - near * 0.1,
    );
    const id = `hill${index}`;
    const gradient = `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${inAir(canvas, lighter(green, 0.08), 1 - near)}"/><stop offset="0.7" stop-color="${inAir(canvas, lighter(green, -0.06), 1 - near)}"/></linearGradient>`;
    return canvas.layer(
      `<defs>${gradient}</defs>${path(curve(points) + down(canvas), `url(#${id})`)}`,
      (1 - near) * 0.8,
    );
  }).join('');
}

/** Dunes with a lit and a shaded side. */
export function desert(canvas: Canvas): string {
  const { width, height, horizon, palette, random } = canvas;
  return [0.7, 0.45, 0.15]
    .map((distance, index) => {
      const base = horizon + (height - horizon) * index * 0.3;
      const crest: Point = [
        width * random.between(0.2, 0.8),
        base - height * random.between(0.05, 0.1),
      ];
      const outline = curve([
        [-MARGIN, base + 40],
        [crest[0] - width * 0.25, base],
        crest,
        [crest[0] + width * 0.3, base + 10],
        [width + MARGIN, base - 20],
      ]);
      const body = path(
        outline + down(canvas),
        inAir(canvas, lighter(palette.land, 0.14 - index * 0.03), distance),
      );
      const shade = flat(
        path(
          `M${at(crest[0], crest[1] + 6)}Q${at(crest[0] + width * 0.04, base + height * 0.08)} ${at(crest[0] - width * 0.12, height + MARGIN)}L${at(width + MARGIN, height + MARGIN)}L${at(width + MARGIN, base)}Q${at(crest[0] + width * 0.3, base + 6)} ${at(crest[0], crest[1] + 6)}z`,
          inAir(canvas, lighter(palette.land, -0.03), distance),
        ),
        0.75,
      );
      return canvas.layer(body + shade, distance);
    })
    .join('');
}

/** Open water to the horizon with the light's path on it; sand before it where `hasBeach`. */
export function sea(canvas: Canvas, hasBeach: boolean): string {
  const { width, height, horizon, palette, random } = canvas;
  const far = mix(palette.water, palette.skyLow, 0.5);
  const gradient = `<linearGradient id="water" x2="0" y2="1"><stop stop-color="${hex(far)}"/><stop offset="1" stop-color="${hex(lighter(palette.water, -0.08))}"/></linearGradient>`;
  const waves = Array.from({ length: 90 }, () => {
    const depth = random.between(0, 1) ** 1.6;
    const y = horizon + 4 + depth * (height - horizon);
    const w = width * (0.012 + depth * 0.1) * random.between(0.5, 1.4);
    const isLight = random.chance(0.55);
    const tone = isLight ? palette.pale : lighter(palette.water, -0.1);
    const x = isLight ? width * (0.5 + random.between(-0.45, 0.45)) : random.between(0, width);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${w.toFixed(1)}" ry="${(1 + depth * 3.4).toFixed(1)}" fill="${hex(tone)}" opacity="${isLight ? 0.34 : 0.26}"/>`;
  });
  const water = `<defs>${gradient}</defs>${rect(-MARGIN, horizon, width + MARGIN * 2, height - horizon + MARGIN, 'url(#water)')}<g stroke="none">${waves.join('')}</g>`;
  return canvas.layer(water, 0.5) + (hasBeach ? beach(canvas) : '');
}

function beach(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const y = height * random.between(0.78, 0.85);
  const edge: Point[] = [
    [-30, y + 40],
    [width * 0.3, y - 10],
    [width * 0.6, y + 45],
    [width + 30, y - 30],
  ];
  const shifted = (step: number) => edge.map(([px, py]) => [px, py + step] as const);
  const sand = mix(palette.pale, { l: 0.72, c: 0.09, h: 72 }, canvas.time === 'night' ? 0.9 : 0.6);
  const shade = canvas.time === 'night' ? lighter(sand, -0.4) : sand;
  const stones = Array.from({ length: 14 }, () =>
    flat(
      circle(
        random.between(0, width),
        random.between(y + 60, height),
        random.between(2, 7),
        hex(lighter(shade, -0.12)),
      ),
    ),
  );
  return canvas.layer(
    flat(path(curve(shifted(-16)) + down(canvas), hex(palette.pale)), 0.55) +
      flat(path(curve(edge) + down(canvas), hex(lighter(shade, -0.05)))) +
      path(curve(shifted(22)) + down(canvas), hex(shade)) +
      stones.join(''),
    0.1,
  );
}
