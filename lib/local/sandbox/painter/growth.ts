import { at, circle, ellipse, inAir, n, path, placed, rect, type Canvas, flat } from './canvas';
import { hex, lighter, mix, type Colour } from './colour';

/** A conifer 100 units high that stands on 0, 0. */
function conifer(fill: string, shade: string, isSnowy: boolean): string {
  const tier = (top: number, half: number, bottom: number) =>
    path(`M0 ${-top}L${half} ${-bottom}Q0 ${-bottom + 7} ${-half} ${-bottom}z`, fill) +
    flat(
      path(`M0 ${-top}L${half} ${-bottom}Q${half / 2} ${-bottom + 5} 0 ${-bottom + 3}z`, shade),
    ) +
    (isSnowy
      ? flat(
          path(
            `M0 ${-top}L${half * 0.45} ${-top + (top - bottom) * 0.45}Q0 ${-top + (top - bottom) * 0.3} ${-half * 0.45} ${-top + (top - bottom) * 0.45}z`,
            '#fff',
          ),
          0.85,
        )
      : '');
  return rect(-4, -14, 8, 16, shade) + tier(62, 30, 10) + tier(82, 23, 34) + tier(100, 16, 58);
}

/** A leafy tree 100 units high that stands on 0, 0. */
export function leafyTree(fill: Colour, trunk: string, seed: readonly number[]): string {
  const puffs = [
    [-20, 52],
    [20, 54],
    [0, 76],
    [-12, 66],
    [14, 68],
    [0, 54],
  ];
  const draw = (dx: number, dy: number, r: number, paint: string) =>
    puffs
      .map(([x = 0, y = 0], index) =>
        circle(x + dx, -y + dy, r * (0.85 + 0.3 * (seed[index] ?? 0.5)), paint),
      )
      .join('');
  return (
    path('M-5 0Q-2 -25 -6 -46L6 -46Q3 -25 6 0z', trunk) +
    draw(0, 2, 22, hex(lighter(fill, -0.07))) +
    `<g stroke="none">${draw(-4, -5, 17, hex(fill))}${draw(-7, -10, 9, hex(lighter(fill, 0.07)))}</g>`
  );
}

/** Rows of trees from the horizon to the eye. */
export function forest(canvas: Canvas, rows = 3): string {
  const { width, height, horizon, palette, random, reading } = canvas;
  const isAutumn = /\b(?:autumn|fall|october)\b/i.test(reading.description);
  const isConifer = reading.weather === 'snow' || random.chance(0.55);
  return Array.from({ length: rows }, (_, row) => {
    const near = (row + 0.4) / rows;
    const y = horizon + (height - horizon) * near * 0.72 + 10;
    const size = height * (0.1 + near * 0.2);
    const count = Math.round(width / (size * 0.36));
    const trees = Array.from({ length: count }, (_, index) => {
      const x = ((index + random.between(0.1, 0.9)) / count) * width * 1.06 - width * 0.03;
      // A clearing in the middle of the nearest row lets the eye in
      if (row === rows - 1 && Math.abs(x / width - 0.5) < 0.24) return '';
      const hue = isAutumn ? random.between(25, 80) : palette.land.h + random.between(-14, 14);
      const tone = lighter(
        { ...palette.land, c: isAutumn ? 0.12 : palette.land.c, h: hue },
        isAutumn ? 0.08 : -0.08,
      );
      const scale = (size / 100) * random.between(0.8, 1.25);
      const seed = Array.from({ length: 6 }, () => random.between(0, 1));
      const shapes = isConifer
        ? conifer(
            inAir(canvas, tone, 1 - near),
            inAir(canvas, lighter(tone, -0.06), 1 - near),
            reading.weather === 'snow',
          )
        : leafyTree(
            mix(tone, palette.skyLow, (1 - near) * 0.6),
            inAir(canvas, { l: 0.35, c: 0.04, h: 50 }, 1 - near),
            seed,
          );
      return placed(x, y + random.between(-0.02, 0.02) * height, scale, shapes);
    });
    return canvas.layer(trees.join(''), (1 - near) * 0.9);
  }).join('');
}

/** Flowers and grass in the foreground, larger towards the eye. */
export function meadow(canvas: Canvas): string {
  const { width, height, horizon, palette, random } = canvas;
  const top = Math.max(horizon + (height - horizon) * 0.35, height * 0.6);
  const flowers = Array.from({ length: 120 }, (_, index) => {
    const depth = (index / 120) ** 1.3;
    const y = top + depth * (height - top) * 1.02 + random.between(-8, 8);
    const x = random.between(-0.02, 1.02) * width;
    const size = (5 + depth * 24) * random.between(0.75, 1.2);
    return flower(
      x,
      y,
      size,
      random.pick([palette.accent, palette.accent, palette.second, palette.pale]),
      canvas,
    );
  });
  const grass = Array.from({ length: 150 }, () => {
    const depth = random.between(0, 1);
    const y = top + depth * (height - top) + 20;
    const tall = (14 + depth * 60) * random.between(0.6, 1.2);
    const x = random.between(0, width);
    const tone = lighter(palette.land, random.between(-0.14, 0.08));
    return `<path d="M${at(x, y)}q${at(random.between(-8, 8), -tall * 0.6)} ${at(random.between(-16, 16), -tall)}" stroke="${hex(tone)}" stroke-width="${n(1.5 + depth * 3)}" fill="none" stroke-linecap="round"/>`;
  });
  return canvas.layer(grass.join('') + flowers.join(''), 0.05);
}

function flower(
  x: number,
  y: number,
  size: number,
  tone: Colour,
  { palette, random }: Canvas,
): string {
  const stem = `<path d="M0 0q${n(random.between(-0.3, 0.3))} 1 0 2.4" stroke="${hex(lighter(palette.land, -0.1))}" stroke-width="0.16" fill="none"/>`;
  const count = random.whole(5, 7);
  const petals = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 360 + random.between(-8, 8);
    return ellipse(
      0,
      -0.52,
      0.3,
      0.5,
      hex(lighter(tone, random.between(-0.03, 0.04))),
      `transform="rotate(${n(turn)})"`,
    );
  });
  const heart = circle(0, 0, 0.27, hex({ l: 0.8, c: 0.15, h: 85 }));
  return `<g transform="translate(${at(x, y)}) scale(${n(size)} ${n(size * 0.82)})" stroke-width="0.12">${stem}${petals.join('')}${heart}</g>`;
}
