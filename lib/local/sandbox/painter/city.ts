import { inAir, path, placed, rect, type Canvas, flat } from './canvas';
import { colour, hex, lighter, mix } from './colour';

/** Rows of buildings; windows are lit when it is dark, and the nearest row leaves a street. */
export function city(canvas: Canvas): string {
  const { width, height, horizon, palette, random, time } = canvas;
  const isDark = time === 'night' || time === 'dusk';
  const rows = [0.8, 0.5, 0.15];
  const ground = rect(
    -60,
    horizon,
    width + 120,
    height - horizon + 60,
    hex(lighter(mix(palette.land, palette.dark, 0.5), isDark ? -0.04 : 0.12)),
  );
  const buildings = rows.map((distance, row) => {
    const base = horizon + (height - horizon) * (row * 0.24);
    const shapes: string[] = [];
    for (let x = -30; x < width;) {
      const w = width * random.between(0.055, 0.12) * (1 + row * 0.35);
      const tall = height * random.between(0.14, 0.42) * (1 - row * 0.1);
      const isStreet = row === 2 && Math.abs((x + w / 2) / width - 0.5) < 0.16;
      const hue = palette.land.h + random.between(-40, 40);
      const tone = inAir(
        canvas,
        { l: (isDark ? 0.27 : 0.52) + random.between(-0.05, 0.06), c: 0.05, h: hue },
        distance,
      );
      if (!isStreet) shapes.push(building(x, base, w * 0.94, tall, tone, canvas, distance));
      x += w;
    }
    return canvas.layer(shapes.join(''), distance);
  });
  return ground + buildings.join('') + street(canvas);
}

function building(
  x: number,
  base: number,
  w: number,
  tall: number,
  tone: string,
  canvas: Canvas,
  distance: number,
) {
  const { random, palette, time, height } = canvas;
  const isDark = time === 'night' || time === 'dusk';
  const columns = Math.max(2, Math.round(w / 26));
  const floors = Math.max(3, Math.round(tall / 32));
  const pane = { w: w / (columns * 2 + 1), h: tall / (floors * 2 + 2) };
  const windows: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isLit = random.chance(isDark ? 0.5 : 0.12);
      const glass = isLit
        ? mix(palette.light, palette.accent, random.between(0, 0.45))
        : lighter(mix(palette.skyTop, palette.dark, 0.4), isDark ? -0.02 : 0.18);
      windows.push(
        flat(
          rect(
            x + pane.w * (column * 2 + 1),
            base - tall + pane.h * (floor * 2 + 1.2),
            pane.w,
            pane.h * 1.1,
            inAir(canvas, glass, distance * (isLit ? 0.35 : 0.9)),
          ),
        ),
      );
    }
  }
  const roof = random.pick(['flat', 'flat', 'spire', 'step'] as const);
  const top =
    roof === 'spire'
      ? path(
          `M${x + w * 0.5} ${base - tall - w * 0.55}l${w * 0.06} ${w * 0.56}h${-w * 0.12}z`,
          tone,
        )
      : roof === 'step'
        ? rect(x + w * 0.2, base - tall - w * 0.2, w * 0.6, w * 0.22, tone)
        : '';
  const side = flat(rect(x + w * 0.82, base - tall, w * 0.18, tall, '#000'), 0.14);
  return top + rect(x, base - tall, w, tall + height * 0.3, tone) + side + windows.join('');
}

/** A street that runs away from the eye. */
function street(canvas: Canvas): string {
  const { width, height, horizon, palette, time } = canvas;
  const isDark = time === 'night' || time === 'dusk';
  const y = horizon + (height - horizon) * 0.3;
  const tar = colour(isDark ? 0.24 : 0.45, 0.015, 270);
  const dashes = Array.from({ length: 6 }, (_, index) => {
    const near = (index + 0.3) / 6;
    const [top, tall, half] = [
      y + (height - y) * near ** 1.7,
      (height - y) * 0.055 * (0.4 + near),
      2 + near * 9,
    ];
    return flat(rect(width * 0.5 - half / 2, top, half, tall, hex(palette.pale)), 0.7);
  });
  return canvas.layer(
    path(
      `M${width * 0.47} ${y}H${width * 0.53}L${width * 0.88} ${height + 60}H${width * 0.12}z`,
      hex(tar),
    ) +
      dashes.join('') +
      lamps(canvas, y),
    0.05,
  );
}

function lamps(canvas: Canvas, y: number): string {
  const { width, height, palette, time } = canvas;
  const isLit = time === 'night' || time === 'dusk';
  const lamp = (side: 1 | -1) =>
    `<g transform="scale(${side} 1)">${rect(-2.5, -100, 5, 100, hex(colour(0.27, 0.02, 260)))}${path('M0 -100Q0 -112 16 -112H30V-108H17Q4 -108 4 -98z', hex(colour(0.27, 0.02, 260)))}<circle cx="28" cy="-105" r="7" fill="${hex(palette.light)}" stroke="none"/>${isLit ? `<circle cx="28" cy="-105" r="52" fill="url(#glow)" stroke="none"/>` : ''}</g>`;
  return [0.35, 0.62, 0.95]
    .map((near) => {
      const at = y + (height - y) * near ** 1.5;
      const spread = 0.06 + near * 0.34;
      const scale = (height / 1024) * (0.5 + near * 2);
      return (
        placed(width * (0.5 - spread), at, scale, lamp(1)) +
        placed(width * (0.5 + spread), at, scale, lamp(-1))
      );
    })
    .join('');
}
