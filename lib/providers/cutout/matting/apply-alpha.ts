import type { EdgeColours } from './edge-colours.ts';
import type { Size } from './plane.ts';
import { Sampler } from './sampler.ts';

export interface Matte {
  size: Size;
  slope: Float32Array;
  offset: Float32Array;
  colours: EdgeColours;
}

/** Alphas nearer to 0 or 1 than this are taken to the end: the filter leaves a haze otherwise. */
const HAZE = 0.12;

/** Alpha from the filter's line at a brightness of 0 to 1. */
export function alphaOf(slope: number, offset: number, light: number): number {
  const alpha = (slope * light + offset - HAZE) / (1 - 2 * HAZE);
  return alpha <= 0 ? 0 : alpha >= 1 ? 1 : alpha;
}

export const lightOf = (red: number, green: number, blue: number) =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;

/**
 * Writes a matte of a smaller size into a full-size RGBA picture, in place: alpha multiplies what was
 * there, edge pixels lose the ground's colour, and what is clear becomes empty. Answers how much of
 * the picture is left, 0 to 1.
 */
export function applyAlpha(rgba: Uint8Array, full: Size, matte: Matte): number {
  const sampler = new Sampler(matte.size, full);
  let sum = 0;
  for (let y = 0; y < full.height; y += 1) {
    sampler.row(y);
    for (let x = 0; x < full.width; x += 1) {
      const at = (y * full.width + x) * 4;
      const light = lightOf(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!);
      const alpha = alphaOf(sampler.at(matte.slope, x), sampler.at(matte.offset, x), light);
      sum += alpha;
      if (alpha === 1) continue;
      if (alpha === 0) rgba.fill(0, at, at + 4);
      else {
        clearGround(rgba, at, alpha, x, sampler, matte.colours);
        rgba[at + 3] = Math.round(rgba[at + 3]! * alpha);
      }
    }
  }
  return sum / (full.width * full.height);
}

/** What the subject alone would look like at a pixel that it shares with the ground. */
function clearGround(
  rgba: Uint8Array,
  at: number,
  alpha: number,
  x: number,
  sampler: Sampler,
  { subject, ground }: EdgeColours,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const front = sampler.at(subject[channel]!, x);
    const back = sampler.at(ground[channel]!, x);
    const left = rgba[at + channel]! - alpha * front - (1 - alpha) * back;
    rgba[at + channel] = Math.max(0, Math.min(255, Math.round(front + alpha * left)));
  }
}
