import type { Size } from './plane.ts';

const SMALLEST = 0.01;
const LARGEST = 0.9;

/**
 * How much a mask looks like a subject: colours change across its outline, the outline is short for
 * what it holds, it keeps off the upper rim, and it has some size. 0 is implausible; about 1 is good.
 */
export function plausibility(mask: Uint8Array, lab: Float32Array, size: Size): number {
  const { width, height } = size;
  let area = 0;
  let outline = 0;
  let contrast = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      if (!mask[index]) continue;
      area += 1;
      for (const step of [1, -1, width, -width]) {
        if (mask[index + step]) continue;
        outline += 1;
        contrast += stepAcross(lab, index, step);
      }
    }
  }
  const share = area / mask.length;
  if (share < SMALLEST || share > LARGEST || outline === 0) return 0;
  const compactness = Math.sqrt(4 * Math.PI * area) / outline;
  const atRim = rimLength(mask, size) / (width + height);
  return (
    (contrast / outline / 20) *
    compactness ** 0.7 *
    (1 - Math.min(0.8, atRim)) *
    Math.min(1, share / 0.06)
  );
}

const MOST_CONTRAST = 40;

/** Colour difference between three pixels outside an edge and two inside, past its blur. */
function stepAcross(lab: Float32Array, index: number, step: number): number {
  const last = lab.length / 3 - 1;
  const outside = Math.max(0, Math.min(last, index + 3 * step)) * 3;
  const inside = Math.max(0, Math.min(last, index - step)) * 3;
  const difference = Math.hypot(
    lab[inside]! - lab[outside]!,
    lab[inside + 1]! - lab[outside + 1]!,
    lab[inside + 2]! - lab[outside + 2]!,
  );
  return Math.min(MOST_CONTRAST, difference);
}

function rimLength(mask: Uint8Array, { width, height }: Size): number {
  let length = 0;
  for (let x = 0; x < width; x += 1) length += mask[width + x]!;
  for (let y = 0; y < Math.floor(height * 0.85); y += 1) {
    length += mask[y * width + 1]! + mask[y * width + width - 2]!;
  }
  return length;
}
