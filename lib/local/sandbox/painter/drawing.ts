import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Canvas } from './canvas';
import { colour, hex, lighter, mix, type Colour } from './colour';

/** Shapes that are always the same, around 0, 0; `{name}` is a colour, `{name+0.1}` a lighter one. */
const sheet = readFileSync(join(import.meta.dirname, 'drawings.svg'), 'utf8');

const groups = new Map(
  sheet
    .matchAll(/<g id="([\w-]+)">\s*([\s\S]*?)\s*<\/g>/g)
    .map(([, id = '', shapes = '']) => [id, shapes]),
);

/** A drawing of the sheet in the picture's colours, and in others that it names. */
export function drawing(id: string, canvas: Canvas, others: Record<string, Colour> = {}): string {
  const tones: Record<string, Colour> = { ...canvas.palette, ...buildings(canvas), ...others };
  const shapes = groups.get(id) ?? '';
  return shapes.replaceAll(/\{(\w+)([+-][\d.]+)?\}/g, (_, name: string, step = '0') => {
    const tone = tones[name];
    return tone ? hex(lighter(tone, Number(step))) : 'none';
  });
}

/** The colours of walls and windows, which follow the time of the day. */
function buildings({ palette, time }: Canvas) {
  const isDark = time === 'night' || time === 'dusk';
  return {
    wall: isDark ? colour(0.62, 0.04, 70) : colour(0.93, 0.025, 80),
    stone: mix(colour(isDark ? 0.42 : 0.78, 0.03, 70), palette.skyLow, 0.2),
    window: isDark ? mix(palette.light, colour(0.8, 0.15, 75), 0.6) : colour(0.72, 0.06, 230),
  };
}
