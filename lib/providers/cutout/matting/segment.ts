import { grabCut, hint } from './grab-cut.ts';
import { groundDistance, type Box } from './ground.ts';
import { toLab } from './lab.ts';
import type { OpenCv } from './opencv.ts';
import { boxBlur, countSet, smoothMask, type Size } from './plane.ts';
import { plausibility } from './plausibility.ts';
import { centreWeight, closeHoles, cutThreads, keepSubject } from './regions.ts';
import { otsuThreshold } from './threshold.ts';

/** The rectangle run must look this much better to be preferred: the other one knows more. */
const PREFERENCE = 1.15;

/**
 * The subject of a small RGB picture as a mask of 0 and 1; undefined when nothing stands out. Two
 * GrabCut runs begin differently, one from the colours of the rim and one from a plain rectangle, and
 * the more plausible outcome is kept. A `box` in pixels says where the subject is.
 */
export function segment(
  cv: OpenCv,
  rgb: Uint8Array,
  size: Size,
  box?: Box,
): Uint8Array | undefined {
  const lab = toLab(rgb);
  const away = groundDistance(lab, size, box);
  const runs = [rimHints(away, size, box), rectangleHints(size, box)].map((hints) => {
    const mask = hints && grabCut(cv, rgb, size, hints);
    return mask && finish(mask, away, size);
  });
  const [fromRim, fromRectangle] = runs;
  const score = (mask: Uint8Array | undefined) => (mask ? plausibility(mask, lab, size) : -1);
  const [rim, rectangle] = [score(fromRim), score(fromRectangle)];
  if (Math.max(rim, rectangle) <= 0) return undefined;
  return rectangle > rim * PREFERENCE ? fromRectangle : fromRim;
}

/** What GrabCut found, without noise, threads and what lies apart. */
function finish(mask: Uint8Array, away: Float32Array, size: Size): Uint8Array {
  return closeHoles(keepSubject(cutThreads(smoothMask(mask, size, 1), size), size), away, size);
}

/** Hints from colour: what is unlike the rim and near the middle is probably the subject. */
function rimHints(away: Float32Array, size: Size, box?: Box): Uint8Array | undefined {
  const { width, height } = size;
  const weighted = away.map((value, index) => {
    const weight = centreWeight(index % width, Math.floor(index / width), size);
    return value * (box ? 1 : 0.35 + 0.9 * weight);
  });
  const threshold = otsuThreshold(weighted);
  const guess = Uint8Array.from(weighted, (value) => (value > threshold ? 1 : 0));
  if (box) clearOutside(guess, size, box);
  const mask = closeHoles(keepSubject(smoothMask(guess, size, 2), size), away, size);
  const share = countSet(mask) / mask.length;
  if (share < 0.005 || share > 0.97) return undefined;
  const around = boxBlur(mask, size, Math.round(Math.min(width, height) * 0.02));
  const edge = Math.max(2, Math.round(Math.min(width, height) * 0.012));
  return mask.map((isSubject, index) => {
    const x = index % width;
    const y = Math.floor(index / width);
    if (box && !isInside(box, x, y)) return hint.ground;
    if (isSubject) {
      const isSure = around[index]! > 0.999 && weighted[index]! > threshold * 1.6;
      return isSure ? hint.subject : hint.maybeSubject;
    }
    const isRim = x < edge || x >= width - edge || y < edge;
    const isSure = isRim || (around[index]! < 0.001 && away[index]! < 0.8);
    return isSure ? hint.ground : hint.maybeGround;
  });
}

/** Hints from place alone: what is inside a rectangle is probably the subject. */
function rectangleHints(size: Size, box?: Box): Uint8Array {
  const { width, height } = size;
  const frame = box ?? {
    left: width * 0.08,
    right: width * 0.92,
    top: height * 0.08,
    bottom: height * 0.96,
  };
  return Uint8Array.from({ length: width * height }, (_, index) =>
    isInside(frame, index % width, Math.floor(index / width)) ? hint.maybeSubject : hint.ground,
  );
}

function isInside({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

function clearOutside(mask: Uint8Array, { width }: Size, box: Box): void {
  for (let index = 0; index < mask.length; index += 1) {
    if (!isInside(box, index % width, Math.floor(index / width))) mask[index] = 0;
  }
}
