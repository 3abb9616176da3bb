import { at, circle, n, path, rect, type Canvas, flat } from './canvas';
import { hex, lighter, mix, type Colour } from './colour';

/** Discs, arcs and ribbons in the words' own colours, for whatever the painter has no picture of. */
export function abstract(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const paper = mix(palette.pale, palette.skyLow, 0.35);
  const tones: [Colour, ...Colour[]] = [
    palette.accent,
    palette.second,
    palette.skyTop,
    lighter(palette.land, 0.1),
    palette.light,
  ];
  const ground = rect(-60, -60, width + 120, height + 120, hex(paper));
  return ground + ribbons(canvas, tones) + discs(canvas, tones);
}

function ribbons(canvas: Canvas, tones: [Colour, ...Colour[]]): string {
  const { width, height, random } = canvas;
  const start = height * random.between(0.25, 0.45);
  const swing = height * random.between(0.12, 0.28);
  const bands = Array.from({ length: 5 }, (_, index) => {
    const y = start + index * height * 0.085;
    const thick = height * random.between(0.05, 0.12);
    const flow = (dy: number) =>
      `C${at(width * 0.3, y - swing + dy)} ${at(width * 0.6, y + swing * 1.3 + dy)}`;
    const d = `M-40 ${n(y)}${flow(0)} ${at(width + 40, y - swing * 0.4)}V${n(y - swing * 0.4 + thick)}C${at(width * 0.6, y + swing * 1.3 + thick)} ${at(width * 0.3, y - swing + thick)} -40 ${n(y + thick)}z`;
    return path(
      d,
      hex(lighter(tones[index % tones.length] ?? tones[0], random.between(-0.04, 0.08))),
      'opacity="0.9"',
    );
  });
  return canvas.layer(bands.join(''), 0.35);
}

function discs(canvas: Canvas, tones: [Colour, ...Colour[]]): string {
  const { width, height, random } = canvas;
  const rings = Array.from({ length: 7 }, () => {
    const r = width * random.between(0.05, 0.2);
    const [x, y] = [random.between(0.08, 0.92) * width, random.between(0.08, 0.92) * height];
    const tone = random.pick(tones);
    const inner = random.chance(0.5)
      ? flat(circle(x, y, r * 0.62, hex(lighter(tone, 0.1))))
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.25)}" fill="none" stroke="${hex(tone)}" stroke-width="${n(r * 0.07)}"/>`;
    return circle(x, y, r, hex(tone), 'opacity="0.92"') + inner;
  });
  return canvas.layer(rings.join(''), 0.15);
}
