import type { Random } from '@/lib/local/random';

/** Outline of a subject in a box 400 units wide and high, as SVG path data: clockwise, holes against it. */
type Outline = (random: Random) => string;

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${at(x - rx, y)}a${at(rx, ry)} 0 1 1 ${at(rx * 2, 0)}a${at(rx, ry)} 0 1 1 ${at(-rx * 2, 0)}z`;

/** A closed smooth line through points (quadratic curves between the middles). */
function smooth(points: readonly (readonly [number, number])[]): string {
  const middle = (index: number) => {
    const [a, b] = [points[index % points.length]!, points[(index + 1) % points.length]!];
    return at((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % points.length]!;
    return `Q${at(x, y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}z`;
}

const ring = (count: number, radius: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const r = radius(index);
    return [200 + Math.cos(angle) * r, 200 + Math.sin(angle) * r] as const;
  });

const pebble: Outline = (random) => smooth(ring(9, () => random.between(110, 195)));

const star: Outline = (random) => {
  const inner = random.between(75, 120);
  const points = ring(random.whole(5, 8) * 2, (index) => (index % 2 ? inner : 190));
  return `M${points.map(([x, y]) => at(x, y)).join('L')}z`;
};

const bottle: Outline = (random) => {
  const body = random.between(60, 95);
  const neck = random.between(22, 34);
  const shoulder = random.between(110, 160);
  return [
    `M${at(200 - neck, 5)}H${200 + neck}V${shoulder - 40}`,
    `C${at(200 + neck, shoulder)} ${at(200 + body, shoulder)} ${at(200 + body, shoulder + 50)}`,
    `V380Q${at(200 + body, 396)} ${at(200 + body - 16, 396)}H${200 - body + 16}`,
    `Q${at(200 - body, 396)} ${at(200 - body, 380)}V${shoulder + 50}`,
    `C${at(200 - body, shoulder)} ${at(200 - neck, shoulder)} ${at(200 - neck, shoulder - 40)}z`,
  ].join('');
};

/** A mug whose handle leaves a hole through which the ground shows. */
const mug: Outline = (random) => {
  const wide = random.between(210, 250);
  const handle = `M${at(wide, 130)}C400 110 400 290 ${at(wide, 270)}`;
  const hole = `M${at(wide, 232)}C345 240 345 160 ${at(wide, 170)}z`;
  return `M40 60H${wide}V320Q${wide} 350 ${wide - 40} 350H80Q40 350 40 320z${handle}z${hole}`;
};

/** Head and shoulders; placed so that it leaves the picture at the bottom. */
const bust: Outline = (random) => {
  const head = random.between(66, 84);
  const shoulders = random.between(165, 198);
  return smooth([
    [200, 10],
    [200 + head, 40],
    [200 + head, 130],
    [200 + head * 0.5, 190],
    [200 + head * 0.6, 225],
    [200 + shoulders, 260],
    [200 + shoulders, 430],
    [200 + shoulders, 470],
    [200 - shoulders, 470],
    [200 - shoulders, 430],
    [200 - shoulders, 260],
    [200 - head * 0.6, 225],
    [200 - head * 0.5, 190],
    [200 - head, 130],
    [200 - head, 40],
  ]);
};

/** A standing animal: round body, head, four legs and a tail, in one piece. */
const animal: Outline = (random) => {
  const leg = random.between(20, 32);
  const foot = random.between(345, 390);
  const legs = [95, 145, 235, 285].map((x) => `M${at(x, 230)}h${leg}V${foot}h${-leg}z`);
  const head = ellipse(320, 120, random.between(48, 62), random.between(42, 55));
  const ear = `M${at(335, 80)}l18 -62l24 70z`;
  const tail = `M75 200C20 170 ${at(random.between(5, 40), 80)} 40 60L58 66C50 110 70 160 110 175z`;
  return [ellipse(195, 205, 135, 75), head, ear, tail, ...legs].join('');
};

const leaf: Outline = (random) => {
  const bend = random.between(-50, 50);
  return `M200 10C${at(380, 90)} ${at(370 + bend, 270)} 206 350L${at(210, 396)}h-16L194 350C${at(30 + bend, 270)} 20 90 200 10z`;
};

const shoe: Outline = (random) => {
  const heel = random.between(90, 130);
  return `M30 ${heel}C90 ${heel + 40} 120 ${heel + 20} 150 ${heel - 10}L250 210C330 230 390 240 392 290V325H30C10 250 20 180 30 ${heel}z`;
};

export const subjects = { pebble, star, bottle, mug, bust, animal, leaf, shoe } as const;

export type SubjectName = keyof typeof subjects;
