const BINS = 256;
const TOP = 6;

/** The value that splits numbers into two groups farthest apart (Otsu 1979); above 6 counts as 6. */
export function otsuThreshold(values: Float32Array): number {
  const histogram = new Float64Array(BINS);
  let total = 0;
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor((value / TOP) * BINS));
    histogram[bin]! += 1;
    total += bin;
  }
  let below = 0;
  let sumBelow = 0;
  let best = -1;
  let threshold = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    below += histogram[bin]!;
    sumBelow += bin * histogram[bin]!;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const gap = sumBelow / below - (total - sumBelow) / above;
    const separation = below * above * gap * gap;
    if (separation > best) [best, threshold] = [separation, bin];
  }
  return ((threshold + 1) * TOP) / BINS;
}
