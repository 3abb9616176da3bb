import type { OpenCv } from './opencv.ts';
import type { Size } from './plane.ts';

/** What GrabCut is given about a pixel; the numbers are OpenCV's `GC_BGD` and so on. */
export const hint = { ground: 0, subject: 1, maybeGround: 2, maybeSubject: 3 } as const;

const ITERATIONS = 4;

/**
 * One run of GrabCut (Rother, Kolmogorov and Blake 2004) over a small RGB picture: a mask of 0 and 1,
 * or undefined when the hints leave it nothing to decide.
 */
export function grabCut(
  cv: OpenCv,
  rgb: Uint8Array,
  { width, height }: Size,
  hints: Uint8Array,
): Uint8Array | undefined {
  const isDecided =
    !hints.some((value) => value === hint.subject || value === hint.maybeSubject) ||
    !hints.some((value) => value === hint.ground || value === hint.maybeGround);
  if (isDecided) return undefined;
  const picture = new cv.Mat(height, width, cv.CV_8UC3);
  const mask = new cv.Mat(height, width, cv.CV_8UC1);
  const groundModel = new cv.Mat();
  const subjectModel = new cv.Mat();
  try {
    picture.data.set(rgb);
    mask.data.set(hints);
    // GrabCut seeds its colour models at random: the same photo is to give the same cut
    cv.setRNGSeed(1);
    const nowhere = new cv.Rect(0, 0, 0, 0);
    const mode = cv.GC_INIT_WITH_MASK;
    cv.grabCut(picture, mask, nowhere, groundModel, subjectModel, ITERATIONS, mode);
    return Uint8Array.from(mask.data, (value) => value & 1);
  } catch {
    // OpenCV throws bare numbers when too few pixels of one kind are left to model
    return undefined;
  } finally {
    for (const mat of [picture, mask, groundModel, subjectModel]) mat.delete();
  }
}
