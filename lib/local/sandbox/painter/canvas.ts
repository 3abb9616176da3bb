import { hex, mix, type Colour } from './colour';
import type { Palette } from './palette';
import type { Random } from '@/lib/local/random';
import type { Reading, Time } from './reading';

/** What every part of a picture is drawn with. */
export interface Canvas {
  width: number;
  height: number;
  random: Random;
  palette: Palette;
  reading: Reading;
  time: Time;
  /** y of the line where the sky ends. */
  horizon: number;
  /** Puts shapes together at a distance: 0 is before the eye, 1 the farthest. */
  layer(shapes: string, distance: number): string;
}

export const n = (value: number) => value.toFixed(1).replace(/\.0$/, '');

export const at = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** A closed or open line through points. */
export const line = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}`;

/** A smooth line through points (quadratic curves between their middles). */
export function curve(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = rest.map(([x, y], index) => {
    const next = rest[index + 1];
    return next ? `Q${at(x, y)} ${at((x + next[0]) / 2, (y + next[1]) / 2)}` : `L${at(x, y)}`;
  });
  return `M${at(...first)}${parts.join('')}`;
}

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

/** A shape that no style outlines, at an opacity. */
export const flat = (shape: string, opacity = 1) =>
  shape.replace('/>', `stroke="none" opacity="${opacity}"/>`);

/** An open line with round ends. */
export const stroke = (d: string, tone: string, width: number, opacity = 1) =>
  path(
    d,
    'none',
    `stroke="${tone}" stroke-width="${n(width)}" stroke-linecap="round" opacity="${opacity}"`,
  );

/** A group moved and scaled; shapes inside count from 0. */
export const placed = (x: number, y: number, scale: number, shapes: string) =>
  `<g transform="translate(${at(x, y)}) scale(${scale.toFixed(3)})">${shapes}</g>`;

/** A colour as the air between lets it look: nearer to the low sky the farther away. */
export function inAir({ palette }: Canvas, near: Colour, distance: number): string {
  return hex(mix(near, palette.skyLow, distance * 0.78));
}
