import { circle, ellipse, path, rect, type Canvas, stroke, flat } from './canvas';
import { colour, hex, lighter, mix } from './colour';
import { drawing } from './drawing';
import type { Still } from './reading';

/** A room: wall, window light and a table whose edge is at the horizon. */
export function tabletop(canvas: Canvas): string {
  const { width, height, horizon, palette, time } = canvas;
  const isDark = time === 'night';
  const wall = mix(colour(isDark ? 0.3 : 0.86, 0.04, palette.second.h), palette.skyLow, 0.35);
  const wood = colour(isDark ? 0.36 : 0.58, 0.075, 58);
  const gradient = `<radialGradient id="wall" cx="0.3" cy="0.25" r="0.95"><stop stop-color="${hex(lighter(wall, 0.08))}"/><stop offset="1" stop-color="${hex(lighter(wall, -0.16))}"/></radialGradient><linearGradient id="table" x2="0" y2="1"><stop stop-color="${hex(lighter(wood, 0.08))}"/><stop offset="1" stop-color="${hex(lighter(wood, -0.12))}"/></linearGradient>`;
  const beam = (x: number) =>
    flat(
      path(
        `M${x} 0h${width * 0.13}l${width * 0.26} ${horizon}h${-width * 0.17}z`,
        hex(palette.pale),
      ),
      0.16,
    );
  const grain = [0.18, 0.42, 0.7].map((share) =>
    stroke(
      `M0 ${horizon + (height - horizon) * share}Q${width * 0.5} ${horizon + (height - horizon) * (share + 0.04)} ${width} ${horizon + (height - horizon) * share}`,
      hex(lighter(wood, -0.08)),
      3,
      0.6,
    ),
  );
  return (
    canvas.layer(
      `<defs>${gradient}</defs>${rect(-60, -60, width + 120, horizon + 62, 'url(#wall)')}${beam(width * 0.06)}${beam(width * 0.26)}`,
      0.7,
    ) +
    canvas.layer(
      rect(-60, horizon, width + 120, height - horizon + 60, 'url(#table)') + grain.join(''),
      0.2,
    )
  );
}

/** Something to eat, drink or look at, about 260 units wide, on 0, 0. */
export function still(kind: Still, canvas: Canvas): string {
  const drawn = drawing(kind, canvas);
  if (kind === 'fruit') return fruit(canvas);
  if (kind === 'bowl') return drawn + toppings(canvas) + drawing('egg', canvas);
  return kind === 'vase' ? drawing('leaves', canvas) + blooms(canvas) + drawn : drawn;
}

function toppings({ random }: Canvas): string {
  return Array.from({ length: 20 }, () => {
    const turn = random.between(0, Math.PI * 2);
    const far = random.between(0, 1) ** 0.6;
    const tone = random.pick([
      colour(0.7, 0.15, 140),
      colour(0.62, 0.18, 32),
      colour(0.86, 0.13, 92),
      colour(0.95, 0.02, 90),
    ]);
    return flat(
      ellipse(
        Math.cos(turn) * 106 * far,
        -132 + Math.sin(turn) * 22 * far,
        random.between(9, 17),
        random.between(6, 10),
        hex(tone),
      ),
    );
  }).join('');
}

function fruit({ palette, random }: Canvas): string {
  const piece = (x: number, y: number, r: number, hue: number) => {
    const skin = colour(0.68, 0.16, hue);
    return [
      circle(x, y, r, hex(skin)),
      flat(
        path(
          `M${x + r * 0.2} ${y - r}A${r} ${r} 0 0 1 ${x + r * 0.2} ${y + r * 0.97}A${r * 1.3} ${r * 1.3} 0 0 0 ${x + r * 0.2} ${y - r}z`,
          '#000',
        ),
        0.12,
      ),
      flat(ellipse(x - r * 0.38, y - r * 0.42, r * 0.2, r * 0.14, '#fff'), 0.6),
      stroke(`M${x} ${y - r * 0.9}q4 -22 18 -28`, hex(colour(0.38, 0.06, 60)), 6),
      path(`M${x + 10} ${y - r * 1.08}q26 -26 52 -12q-14 26 -52 12z`, hex(colour(0.6, 0.13, 140))),
    ].join('');
  };
  const hues = [
    random.between(20, 40),
    random.between(60, 80),
    random.between(95, 130),
    palette.accent.h,
  ];
  return [
    flat(ellipse(16, 4, 210, 33.6, '#000'), 0.22),
    piece(-96, -66, 66, hues[0] ?? 30),
    piece(92, -62, 62, hues[1] ?? 70),
    piece(-4, -148, 60, hues[2] ?? 110),
    piece(0, -58, 58, hues[3] ?? 50),
  ].join('');
}

function blooms({ palette, random }: Canvas): string {
  return Array.from({ length: 9 }, (_, index) => {
    const x = (index - 4) * 40 + random.between(-14, 14);
    const y = -330 + Math.abs(index - 4) * 22 + random.between(-26, 26);
    const tone = random.pick([palette.accent, palette.accent, palette.pale]);
    const petals = Array.from({ length: 6 }, (_, petal) =>
      ellipse(
        0,
        -20,
        14,
        21,
        hex(lighter(tone, petal % 2 ? 0.03 : -0.03)),
        `transform="translate(${x} ${y}) rotate(${petal * 60})"`,
      ),
    );
    return (
      stroke(`M${x} ${y}Q${x * 0.5} ${y + 90} 0 -150`, hex(colour(0.5, 0.1, 140)), 6) +
      petals.join('') +
      circle(x, y, 11, hex(colour(0.8, 0.14, 85)))
    );
  }).join('');
}
