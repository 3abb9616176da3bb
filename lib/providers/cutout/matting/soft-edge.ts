import { boxBlur, type Size } from './plane.ts';

/** How much brightness may vary within a window before an edge of the picture is followed. */
const EPSILON = 6e-4;

/**
 * A guided filter (He, Sun and Tang 2010): per pixel the line `alpha = slope * light + offset` that
 * makes a hard mask follow the edges of the picture. `light` and `mask` run from 0 to 1.
 */
export function softEdge(
  light: Float32Array,
  mask: Float32Array,
  size: Size,
  radius: number,
): { slope: Float32Array; offset: Float32Array } {
  const meanLight = boxBlur(light, size, radius);
  const meanMask = boxBlur(mask, size, radius);
  const square = boxBlur(
    light.map((value) => value * value),
    size,
    radius,
  );
  const product = boxBlur(
    light.map((value, index) => value * mask[index]!),
    size,
    radius,
  );
  const slope = new Float32Array(light.length);
  const offset = new Float32Array(light.length);
  for (let index = 0; index < light.length; index += 1) {
    const variance = square[index]! - meanLight[index]! ** 2;
    const covariance = product[index]! - meanLight[index]! * meanMask[index]!;
    slope[index] = covariance / (variance + EPSILON);
    offset[index] = meanMask[index]! - slope[index]! * meanLight[index]!;
  }
  return { slope: boxBlur(slope, size, radius), offset: boxBlur(offset, size, radius) };
}
