import { clusterColours, type Cluster } from './clusters.ts';
import { boxBlur, type Size } from './plane.ts';

/** A rectangle in pixels; `right` and `bottom` are outside it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Sides above this share of the height belong to the ground: subjects often stand on the lower edge. */
const SIDES_TO = 0.85;
const RIM_SHARE = 0.035;
const COLOURS = 6;

/**
 * How unlike the ground each pixel looks: distance from the colours along the rim, or outside `box`
 * where one is given, in their own standard deviations, raised where a sharp subject is before a
 * defocused ground.
 */
export function groundDistance(lab: Float32Array, size: Size, box?: Box): Float32Array {
  const colours = clusterColours(groundSamples(lab, size, box), COLOURS);
  const away = new Float32Array(size.width * size.height);
  for (let index = 0; index < away.length; index += 1) {
    let least = Infinity;
    for (const colour of colours) least = Math.min(least, spreads(lab, index * 3, colour));
    away[index] = Math.sqrt(least);
  }
  return raiseSharpParts(boxBlur(away, size, 1), lab, size);
}

/** Squared distance in units of the cluster's spread; lightness counts less, as shadows change it. */
function spreads(lab: Float32Array, at: number, { middle, variance }: Cluster): number {
  const [l, a, b] = middle;
  const squared =
    0.6 * (lab[at]! - l) ** 2 + 1.5 * (lab[at + 1]! - a) ** 2 + 1.5 * (lab[at + 2]! - b) ** 2;
  return squared / (variance * 2 + 60);
}

function groundSamples(lab: Float32Array, { width, height }: Size, box?: Box): Float32Array {
  const rim = Math.max(3, Math.round(Math.min(width, height) * RIM_SHARE));
  const isRim = (x: number, y: number) =>
    y < rim || ((x < rim || x >= width - rim) && y < height * SIDES_TO);
  const isOutside = ({ left, top, right, bottom }: Box, x: number, y: number) =>
    x < left || x >= right || y < top || y >= bottom;
  const samples: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (box ? !isOutside(box, x, y) : !isRim(x, y)) continue;
      const at = (y * width + x) * 3;
      samples.push(lab[at]!, lab[at + 1]!, lab[at + 2]!);
    }
  }
  return samples.length > 0 ? Float32Array.from(samples) : lab.subarray(0, width * 3);
}

/** Detail counts only where the rim has so little of it that it must be out of focus. */
const FOCUS_RATIO = 3.5;

function raiseSharpParts(away: Float32Array, lab: Float32Array, size: Size): Float32Array {
  const { width, height } = size;
  const light = Float32Array.from({ length: away.length }, (_, index) => lab[index * 3]!);
  const smooth = boxBlur(light, size, 2);
  for (let index = 0; index < light.length; index += 1) {
    light[index] = Math.abs(light[index]! - smooth[index]!);
  }
  const detail = boxBlur(boxBlur(light, size, 6), size, 6);
  let rim = 0;
  let count = 0;
  const take = (x: number, y: number) => {
    rim += detail[y * width + x]!;
    count += 1;
  };
  for (let y = 0; y < height * 0.05; y += 1) for (let x = 0; x < width; x += 1) take(x, y);
  for (let y = 0; y < Math.floor(height * SIDES_TO); y += 1) {
    for (let x = 0; x < width * 0.05; x += 1) {
      take(x, y);
      take(width - 1 - x, y);
    }
  }
  rim /= count;
  const top = Float32Array.from(detail).sort()[Math.floor(detail.length * 0.95)]!;
  if (top / (rim + 0.15) <= FOCUS_RATIO) return away;
  return away.map((value, index) => {
    const sharpness = Math.min(1, Math.max(0, (detail[index]! - rim * 1.2) / (top * 0.35)));
    return value * (0.35 + 0.9 * sharpness);
  });
}
