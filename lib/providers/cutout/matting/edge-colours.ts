import { boxBlur, type Size } from './plane.ts';

/** Per channel, the colour the subject and the ground have around each pixel, 0 to 255. */
export interface EdgeColours {
  subject: Float32Array[];
  ground: Float32Array[];
}

const RADIUS = 9;
const NOTHING = 1e-4;

/**
 * The colours on both sides of an outline: means weighted by alpha and by what alpha leaves (the blur
 * step of Forte's fast foreground estimation, 2021), so that an edge pixel can lose the ground's share.
 */
export function edgeColours(rgb: Uint8Array, alpha: Float32Array, size: Size): EdgeColours {
  const rest = alpha.map((value) => 1 - value);
  return { subject: weighted(rgb, alpha, size), ground: weighted(rgb, rest, size) };
}

function weighted(rgb: Uint8Array, weight: Float32Array, size: Size): Float32Array[] {
  const total = boxBlur(weight, size, RADIUS);
  return [0, 1, 2].map((channel) => {
    const plane = weight.map((value, index) => value * rgb[index * 3 + channel]!);
    const mean = boxBlur(plane, size, RADIUS);
    for (let index = 0; index < mean.length; index += 1) {
      const sum = total[index]!;
      mean[index] = sum > NOTHING ? mean[index]! / sum : rgb[index * 3 + channel]!;
    }
    return mean;
  });
}
