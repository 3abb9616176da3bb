import { circle, ellipse, rect, type Canvas, flat } from './canvas';
import { colour, hex, lighter, mix } from './colour';
import { stars } from './sky';

/** Deep sky: clouds of gas, stars and a planet with its ring. */
export function space(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const deep = colour(0.15, 0.045, 280);
  const gas = [palette.accent, palette.second, palette.skyTop].map((tone, index) =>
    ellipse(
      width * random.between(0.15, 0.85),
      height * random.between(0.15, 0.8),
      width * random.between(0.25, 0.45),
      height * random.between(0.1, 0.22),
      hex(mix(tone, deep, 0.25)),
      `opacity="0.55" transform="rotate(${random.whole(-40, 40)} ${width / 2} ${height / 2})" data-i="${index}"`,
    ),
  );
  return [
    rect(-60, -60, width + 120, height + 120, hex(deep)),
    `<g filter="url(#mist)">${gas.join('')}</g>`,
    stars(canvas, 2.2),
    planet(canvas),
    moon(canvas),
  ].join('');
}

function planet(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const r = width * random.between(0.17, 0.23);
  const [x, y] = [width * random.between(0.42, 0.6), height * random.between(0.42, 0.56)];
  const base = palette.accent;
  const bands = Array.from({ length: 7 }, (_, index) => {
    const top = y - r + (index + random.between(0, 0.5)) * ((2 * r) / 7);
    return flat(
      rect(
        x - r,
        top,
        r * 2,
        r * random.between(0.08, 0.2),
        hex(lighter(base, random.between(-0.09, 0.1))),
      ),
      0.75,
    );
  });
  const ring = (half: 'back' | 'front') =>
    `<g clip-path="url(#${half})" transform="rotate(-17 ${x} ${y})" fill="none">${[1.55, 1.75, 1.95]
      .map(
        (size, index) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r * size}" ry="${r * size * 0.24}" stroke="${hex(lighter(palette.second, 0.12 - index * 0.05))}" stroke-width="${r * (index === 1 ? 0.11 : 0.055)}" opacity="0.85"/>`,
      )
      .join('')}</g>`;
  const defs = `<defs><clipPath id="disc"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><clipPath id="back"><rect x="0" y="${y - height}" width="${width * 2}" height="${height}"/></clipPath><clipPath id="front"><rect x="0" y="${y}" width="${width * 2}" height="${height}"/></clipPath><radialGradient id="globe" cx="0.32" cy="0.3" r="0.85"><stop stop-color="#fff" stop-opacity="0.28"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.7"/></radialGradient></defs>`;
  return canvas.layer(
    `${defs}${ring('back')}${circle(x, y, r, hex(base))}<g clip-path="url(#disc)">${bands.join('')}</g>${flat(circle(x, y, r, 'url(#globe)'))}${ring('front')}`,
    0.1,
  );
}

function moon(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const r = width * random.between(0.035, 0.06);
  const [x, y] = [width * random.pick([0.16, 0.84]), height * random.between(0.16, 0.3)];
  const rock = colour(0.78, 0.02, 80);
  return canvas.layer(
    circle(x, y, r, hex(rock)) +
      flat(circle(x - r * 0.3, y - r * 0.2, r * 0.24, hex(lighter(rock, -0.08)))) +
      flat(circle(x + r * 0.25, y + r * 0.35, r * 0.3, hex(lighter(rock, -0.08)))) +
      flat(circle(x, y, r, 'url(#globe)')),
    0.2,
  );
}
