import { boxBlur, countSet, type Size } from './plane.ts';

interface Regions {
  /** Number of the region of each pixel, from 1; 0 where the mask has another value. */
  member: Int32Array;
  sizes: number[];
  touchesRim: boolean[];
}

/** The connected regions of one value in a mask (neighbours share a side). */
export function regionsOf(mask: Uint8Array, { width, height }: Size, value: 0 | 1): Regions {
  const member = new Int32Array(mask.length);
  const queue = new Int32Array(mask.length);
  const sizes = [0];
  const touchesRim = [false];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== value || member[start] !== 0) continue;
    const region = sizes.length;
    let isAtRim = false;
    let end = 0;
    const visit = (index: number) => {
      if (mask[index] !== value || member[index] !== 0) return;
      member[index] = region;
      queue[end++] = index;
    };
    visit(start);
    for (let next = 0; next < end; next += 1) {
      const index = queue[next]!;
      const x = index % width;
      const y = (index - x) / width;
      isAtRim ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (x > 0) visit(index - 1);
      if (x < width - 1) visit(index + 1);
      if (y > 0) visit(index - width);
      if (y < height - 1) visit(index + width);
    }
    sizes.push(end);
    touchesRim.push(isAtRim);
  }
  return { member, sizes, touchesRim };
}

const WORTH_KEEPING = 0.12;

/** Keeps the large regions near the middle; changes `mask`. */
export function keepSubject(mask: Uint8Array, size: Size): Uint8Array {
  const { width } = size;
  const { member, sizes } = regionsOf(mask, size, 1);
  const weights = new Float64Array(sizes.length);
  for (let index = 0; index < mask.length; index += 1) {
    const region = member[index]!;
    if (region > 0)
      weights[region]! += centreWeight(index % width, Math.floor(index / width), size);
  }
  const scores = weights.map((weight, region) => weight ** 2 / Math.sqrt(sizes[region] || 1));
  const least = Math.max(...scores) * WORTH_KEEPING;
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index] && scores[member[index]!]! < least) mask[index] = 0;
  }
  return mask;
}

/** Half the width, in pixels, of what counts as a thread. */
const THREAD = 2;

/** Cuts off threads that run to the rim, such as the edge of a table behind; changes `mask`. */
export function cutThreads(mask: Uint8Array, size: Size): Uint8Array {
  const core = boxBlur(mask, size, THREAD).map((share) => (share > 0.999 ? 1 : 0));
  const body = boxBlur(core, size, THREAD);
  const threads = mask.map((value, index) => (value && body[index] === 0 ? 1 : 0));
  const { member, touchesRim } = regionsOf(threads, size, 1);
  for (let index = 0; index < mask.length; index += 1) {
    if (touchesRim[member[index]!]) mask[index] = 0;
  }
  return mask;
}

/** Shares of the subject: a hole under the first is noise, one over the second is meant. */
const SPECK = 0.004;
const OPENING = 0.06;
const UNLIKE_GROUND = 1.2;

/**
 * Closes specks, and larger holes through which no ground shows; changes `mask`. `away` is each
 * pixel's distance from the ground's colours.
 */
export function closeHoles(mask: Uint8Array, away: Float32Array, size: Size): Uint8Array {
  const { member, sizes, touchesRim } = regionsOf(mask, size, 0);
  const sums = new Float64Array(sizes.length);
  for (let index = 0; index < mask.length; index += 1) sums[member[index]!]! += away[index]!;
  const area = countSet(mask);
  const isClosed = sizes.map((count, hole) => {
    if (hole === 0 || touchesRim[hole] || count > area * OPENING) return false;
    return count < Math.max(20, area * SPECK) || sums[hole]! / count > UNLIKE_GROUND;
  });
  for (let index = 0; index < mask.length; index += 1) {
    if (isClosed[member[index]!]) mask[index] = 1;
  }
  return mask;
}

/** 1 a little below the middle, falling off towards the corners: where subjects are. */
export function centreWeight(x: number, y: number, { width, height }: Size): number {
  const dx = (x / width - 0.5) * 2;
  const dy = (y / height - 0.52) * 2;
  return Math.exp(-(dx * dx * 1.2 + dy * dy));
}
