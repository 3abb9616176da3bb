import { at, circle, ellipse, n, rect, type Canvas, stroke, flat } from './canvas';
import { hex, lighter, mix } from './colour';

/** Sky with sun or moon, stars and clouds. */
export function sky(canvas: Canvas): string {
  const { width, height, palette, time } = canvas;
  const stops = [palette.skyTop, mix(palette.skyTop, palette.skyLow, 0.55), palette.skyLow];
  const gradient = `<linearGradient id="sky" x2="0" y2="1">${stops
    .map((stop, index) => `<stop offset="${[0, 0.55, 0.95][index]}" stop-color="${hex(stop)}"/>`)
    .join('')}</linearGradient>`;
  return [
    `<defs>${gradient}</defs>`,
    rect(-60, -60, width + 120, height + 120, 'url(#sky)'),
    time === 'night' ? stars(canvas) : '',
    sunOrMoon(canvas),
    time === 'night' ? '' : clouds(canvas),
  ].join('');
}

export function stars(canvas: Canvas, share = 1): string {
  const { width, height, random } = canvas;
  const dots = Array.from({ length: Math.round(170 * share) }, () => {
    const size = random.between(0, 1) ** 3 * 3 + 0.6;
    const shine = random.between(0.3, 1);
    return flat(
      circle(random.between(0, width), random.between(0, height * 0.8), size, '#fff'),
      shine,
    );
  });
  return dots.join('');
}

function sunOrMoon(canvas: Canvas): string {
  const { width, horizon, palette, random, time } = canvas;
  const size =
    width * (time === 'night' ? random.between(0.045, 0.07) : random.between(0.06, 0.095));
  const x = width * random.pick([0.24, 0.3, 0.68, 0.76]);
  const isLow = time === 'dusk' || time === 'dawn';
  const y = isLow
    ? horizon - size * random.between(0.3, 1.1)
    : horizon * random.between(0.22, 0.42);
  const light = hex(palette.light);
  const glow = `<defs><radialGradient id="glow"><stop stop-color="${light}" stop-opacity="0.75"/><stop offset="0.35" stop-color="${light}" stop-opacity="0.25"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>`;
  const craters =
    time === 'night'
      ? [
          [-0.3, -0.25, 0.2],
          [0.25, 0.1, 0.26],
          [-0.15, 0.4, 0.14],
        ]
          .map(([dx = 0, dy = 0, r = 0]) =>
            circle(x + dx * size, y + dy * size, r * size, hex(lighter(palette.light, -0.06))),
          )
          .join('')
      : '';
  return (
    glow + circle(x, y, size * (isLow ? 6 : 4), 'url(#glow)') + circle(x, y, size, light) + craters
  );
}

function clouds(canvas: Canvas): string {
  const { width, horizon, palette, random, reading, time } = canvas;
  const bright = mix(palette.pale, palette.skyLow, time === 'dusk' ? 0.55 : 0.05);
  const shade = mix(bright, palette.skyTop, 0.28);
  const count = reading.weather === 'rain' ? 7 : random.whole(2, 4);
  return Array.from({ length: count }, () => {
    const w = width * random.between(0.16, 0.34);
    const x = random.between(-0.05, 0.9) * width;
    const y = horizon * random.between(0.12, 0.72);
    return cloud(x, y, w, hex(bright), hex(shade), canvas);
  }).join('');
}

/** One heap of cloud, `w` wide, flat below. */
function cloud(
  x: number,
  y: number,
  w: number,
  fill: string,
  shade: string,
  { random }: Canvas,
): string {
  const puffs = Array.from({ length: 6 }, (_, index) => {
    const share = (index + 0.5) / 6;
    const r = w * (0.08 + 0.11 * Math.sin(share * Math.PI)) * random.between(0.85, 1.2);
    return [x + share * w, y - r * 0.45, r] as const;
  });
  const id = `cloud${n(x)}-${n(y)}`.replace(/[.]/g, '_');
  const clip = `<clipPath id="${id}"><rect x="${n(x - w)}" y="${n(y - w)}" width="${n(w * 3)}" height="${n(w)}"/></clipPath>`;
  const draw = (dx: number, dy: number, paint: string) =>
    puffs.map(([px, py, r]) => circle(px + dx, py + dy, r, paint)).join('');
  return `<defs>${clip}</defs><g clip-path="url(#${id})" opacity="0.94">${draw(0, 0, shade)}${draw(-w * 0.012, -w * 0.032, fill)}</g>`;
}

/** What falls or hangs before everything else. */
export function weather(canvas: Canvas): string {
  const { width, height, random, reading, palette } = canvas;
  if (reading.weather === 'mist') {
    const bands = [0.5, 0.62, 0.76].map((share) =>
      flat(
        ellipse(
          width * random.between(0.2, 0.8),
          height * share,
          width * 0.9,
          height * 0.07,
          hex(palette.skyLow),
        ),
        0.5,
      ),
    );
    return `<g filter="url(#mist)">${bands.join('')}</g>`;
  }
  if (reading.weather === 'clear') return '';
  return Array.from({ length: reading.weather === 'snow' ? 170 : 130 }, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    if (reading.weather === 'snow') {
      return flat(circle(x, y, random.between(1.5, 6), '#fff'), random.between(0.5, 0.95));
    }
    const length = random.between(24, 60);
    return `<path d="M${at(x, y)}l${at(-length * 0.25, length)}" stroke="#fff" stroke-width="1.6" opacity="0.4" fill="none"/>`;
  }).join('');
}

/** A few birds far away. */
export function flock(canvas: Canvas): string {
  const { width, horizon, random, palette } = canvas;
  const x = width * random.between(0.3, 0.7);
  const y = horizon * random.between(0.3, 0.6);
  return Array.from({ length: 6 }, (_, index) => {
    const s = width * random.between(0.008, 0.016);
    const [bx, by] = [
      x + (index - 3) * s * random.between(2.2, 3.4),
      y + Math.abs(index - 3) * s * 1.6,
    ];
    return stroke(
      `M${at(bx - s * 1.6, by - s * 0.6)}Q${at(bx - s * 0.6, by - s)} ${at(bx, by)}Q${at(bx + s * 0.6, by - s)} ${at(bx + s * 1.6, by - s * 0.6)}`,
      hex(palette.dark),
      s * 0.28,
    );
  }).join('');
}
