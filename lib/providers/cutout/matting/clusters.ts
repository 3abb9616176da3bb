/** A group of similar colours: its middle in L*a*b* and the mean squared distance from it. */
export interface Cluster {
  middle: [number, number, number];
  variance: number;
}

const ROUNDS = 12;
const SMALLEST_SHARE = 0.02;

const distance = ([l, a, b]: Cluster['middle'], points: Float32Array, at: number) =>
  (points[at]! - l) ** 2 + (points[at + 1]! - a) ** 2 + (points[at + 2]! - b) ** 2;

/** K-means of L*a*b* points from seeds as far apart as possible; groups under 2 % are dropped. */
export function clusterColours(points: Float32Array, count: number): Cluster[] {
  const total = points.length / 3;
  const middles = seeds(points, count);
  const member = new Uint8Array(total);
  for (let round = 0; round < ROUNDS; round += 1) {
    assign(points, middles, member);
    recentre(points, middles, member);
  }
  const spread = middles.map(() => ({ sum: 0, size: 0 }));
  for (let index = 0; index < total; index += 1) {
    const group = spread[member[index]!]!;
    group.sum += distance(middles[member[index]!]!, points, index * 3);
    group.size += 1;
  }
  return middles
    .map((middle, index) => ({ middle, ...spread[index]! }))
    .filter(({ size }) => size > total * SMALLEST_SHARE)
    .map(({ middle, sum, size }) => ({ middle, variance: sum / size }));
}

function seeds(points: Float32Array, count: number): Cluster['middle'][] {
  const pointAt = (at: number): Cluster['middle'] => [
    points[at]!,
    points[at + 1]!,
    points[at + 2]!,
  ];
  const middles = [pointAt(0)];
  const nearest = new Float32Array(points.length / 3).fill(Infinity);
  while (middles.length < count) {
    const last = middles.at(-1)!;
    let farthest = 0;
    for (let index = 0; index < nearest.length; index += 1) {
      nearest[index] = Math.min(nearest[index]!, distance(last, points, index * 3));
      if (nearest[index]! > nearest[farthest]!) farthest = index;
    }
    middles.push(pointAt(farthest * 3));
  }
  return middles;
}

function assign(points: Float32Array, middles: Cluster['middle'][], member: Uint8Array): void {
  for (let index = 0; index < member.length; index += 1) {
    let best = 0;
    let least = Infinity;
    for (let group = 0; group < middles.length; group += 1) {
      const away = distance(middles[group]!, points, index * 3);
      if (away < least) [least, best] = [away, group];
    }
    member[index] = best;
  }
}

function recentre(points: Float32Array, middles: Cluster['middle'][], member: Uint8Array): void {
  const sums = middles.map(() => [0, 0, 0, 0]);
  for (let index = 0; index < member.length; index += 1) {
    const sum = sums[member[index]!]!;
    for (const axis of [0, 1, 2]) sum[axis]! += points[index * 3 + axis]!;
    sum[3]! += 1;
  }
  for (const [group, [l = 0, a = 0, b = 0, size = 0]] of sums.entries()) {
    if (size > 0) middles[group] = [l / size, a / size, b / size];
  }
}
