/** The size of a picture or of a plane of numbers that belongs to it. */
export interface Size {
  width: number;
  height: number;
}

/** Means over squares of `2 * radius + 1`, smaller at the rim; two passes of running sums. */
export function boxBlur(source: ArrayLike<number>, { width, height }: Size, radius: number) {
  const rows = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += source[row + x]!;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += source[row + x + radius]!;
      if (x > radius) sum -= source[row + x - radius - 1]!;
      rows[row + x] = sum / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1);
    }
  }
  // Whole rows at a time: walking down single columns would miss the cache at every step
  const blurred = new Float32Array(width * height);
  const sums = new Float64Array(width);
  const add = (y: number, sign: number) => {
    const row = y * width;
    for (let x = 0; x < width; x += 1) sums[x]! += sign * rows[row + x]!;
  };
  for (let y = 0; y < Math.min(radius, height); y += 1) add(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) add(y + radius, 1);
    if (y > radius) add(y - radius - 1, -1);
    const scale = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
    const row = y * width;
    for (let x = 0; x < width; x += 1) blurred[row + x] = sums[x]! * scale;
  }
  return blurred;
}

/** A mask of 0 and 1 where every pixel follows the majority of its square. */
export function smoothMask(mask: Uint8Array, size: Size, radius: number): Uint8Array {
  return Uint8Array.from(boxBlur(mask, size, radius), (share) => (share > 0.5 ? 1 : 0));
}

/** How many pixels of a mask are set. */
export function countSet(mask: Uint8Array): number {
  let count = 0;
  for (const value of mask) count += value;
  return count;
}
