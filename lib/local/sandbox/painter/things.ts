import { circle, ellipse, path, rect, type Canvas } from './canvas';
import { colour, hex, lighter, mix } from './colour';

const isDark = ({ time }: Canvas) => time === 'night' || time === 'dusk';

const windowLight = (canvas: Canvas) =>
  isDark(canvas)
    ? hex(mix(canvas.palette.light, colour(0.8, 0.15, 75), 0.6))
    : hex(colour(0.72, 0.06, 230));

/** A cottage about 200 units wide on 0, 0. */
export function house(canvas: Canvas): string {
  const { palette } = canvas;
  const wall = isDark(canvas) ? colour(0.62, 0.04, 70) : colour(0.93, 0.025, 80);
  const roof = lighter(palette.accent, -0.14);
  const light = windowLight(canvas);
  const smoke = [
    [58, -196, 13],
    [68, -222, 17],
    [62, -252, 22],
  ]
    .map(([x = 0, y = 0, r = 0], index) =>
      circle(x, y, r, '#fff', `opacity="${0.5 - index * 0.13}" stroke="none"`),
    )
    .join('');
  const pane = (x: number, y: number) =>
    rect(x, y, 34, 36, light) +
    path(
      `M${x + 17} ${y}v36M${x} ${y + 18}h34`,
      'none',
      `stroke="${hex(lighter(wall, -0.25))}" stroke-width="3"`,
    );
  return [
    smoke,
    rect(46, -182, 24, 60, hex(lighter(roof, -0.1))),
    path('M-84 0V-88L0 -158L84 -88V0z', hex(wall)),
    path('M0 -158L84 -88V0H36V-100z', hex(lighter(wall, -0.07)), 'stroke="none"'),
    path('M-104 -76L0 -172L104 -76L92 -64L0 -146L-92 -64z', hex(roof)),
    pane(-62, -72),
    pane(30, -72),
    path('M-16 0V-46a16 16 0 0 1 32 0V0z', hex(lighter(palette.dark, 0.12))),
    circle(9, -24, 2.6, hex(palette.light), 'stroke="none"'),
  ].join('');
}

/** A castle with three towers, about 320 units high, on 0, 0. */
export function castle(canvas: Canvas): string {
  const { palette } = canvas;
  const stone = mix(colour(isDark(canvas) ? 0.42 : 0.78, 0.03, 70), palette.skyLow, 0.2);
  const roof = hex(lighter(palette.accent, -0.1));
  const light = windowLight(canvas);
  const tower = (x: number, w: number, tall: number) =>
    rect(x - w / 2, -tall, w, tall, hex(stone)) +
    rect(x + w * 0.12, -tall, w * 0.38, tall, '#000', 'opacity="0.12" stroke="none"') +
    path(`M${x - w * 0.62} ${-tall}L${x} ${-tall - w * 1.5}L${x + w * 0.62} ${-tall}z`, roof) +
    path(
      `M${x} ${-tall - w * 1.5}v-22l24 8l-24 8`,
      hex(palette.second),
      `stroke="${hex(palette.dark)}" stroke-width="2"`,
    ) +
    path(`M${x - 6} ${-tall + 46}v-16a6 6 0 0 1 12 0v16z`, light, 'stroke="none"');
  const teeth = Array.from({ length: 7 }, (_, index) =>
    rect(-86 + index * 26, -124, 14, 16, hex(stone)),
  ).join('');
  return [
    tower(0, 58, 216),
    teeth,
    rect(-92, -110, 184, 112, hex(lighter(stone, 0.02))),
    tower(-96, 46, 158),
    tower(96, 46, 172),
    path('M-22 2V-42a22 22 0 0 1 44 0V2z', hex(palette.dark)),
    path('M-52 -66v-14a6 6 0 0 1 12 0v14zM40 -66v-14a6 6 0 0 1 12 0v14z', light, 'stroke="none"'),
  ].join('');
}

/** A lighthouse 300 units high on 0, 0. */
export function lighthouse(canvas: Canvas): string {
  const { palette } = canvas;
  const red = hex(colour(0.56, 0.18, 28));
  const beam = isDark(canvas)
    ? path(
        'M0 -252L-620 -330V-190zM0 -252L620 -330V-190z',
        hex(palette.light),
        'opacity="0.22" stroke="none"',
      )
    : '';
  const band = (top: number, bottom: number, from: number, to: number) =>
    path(`M${-from} ${-top}H${from}L${to} ${-bottom}H${-to}z`, red, 'stroke="none"');
  return [
    beam,
    path('M-120 10C-80 -30 80 -34 130 10z', hex(lighter(palette.dark, 0.14))),
    path('M-26 -230H26L44 -10H-44z', '#f6f1e7'),
    band(198, 154, 28.6, 32.2),
    band(108, 62, 36, 39.7),
    path('M6 -230H26L44 -10H14z', '#000', 'opacity="0.1" stroke="none"'),
    rect(-34, -238, 68, 10, hex(palette.dark)),
    rect(-20, -270, 40, 32, hex(palette.light)),
    path('M-26 -270H26L0 -300z', red),
  ].join('');
}

/** A sailing boat about 200 units wide on the water line 0, 0. */
export function boat({ palette }: Canvas): string {
  const hull = hex(lighter(palette.accent, -0.16));
  return [
    ellipse(0, 12, 120, 8, '#000', 'opacity="0.16" stroke="none"'),
    path('M-4 -10V-206H4V-10z', hex(palette.dark)),
    path('M10 -198C84 -150 100 -80 96 -30H10z', '#fbf6ea'),
    path('M-8 -180C-64 -130 -78 -80 -76 -30H-8z', hex(lighter(palette.second, 0.08))),
    path('M10 -60C50 -64 84 -60 96 -46L96 -30H10z', '#000', 'opacity="0.08" stroke="none"'),
    path('M-100 -14H104C96 20 74 26 50 26H-54C-80 26 -94 8 -100 -14z', hull),
    path('M-97 -4H101L104 -14H-100z', '#fff', 'opacity="0.75" stroke="none"'),
  ].join('');
}

/** A hot-air balloon about 200 units high around 0, 0. */
export function balloon({ palette }: Canvas): string {
  const stripe = (from: number, to: number, fill: string) =>
    path(
      `M0 -110C${from} -110 ${from} 10 ${from * 0.18} 46H${to * 0.18}C${to} 10 ${to} -110 0 -110z`,
      fill,
      'stroke="none"',
    );
  return [
    path('M0 -110C-104 -110 -104 10 -18 46H18C104 10 104 -110 0 -110z', hex(palette.accent)),
    stripe(-66, -24, hex(palette.pale)),
    stripe(24, 66, hex(palette.second)),
    path(
      'M-40 -92C-72 -70 -72 -30 -58 -8',
      'none',
      'stroke="#fff" stroke-width="7" stroke-linecap="round" opacity="0.45"',
    ),
    path('M-16 46L-11 74M16 46L11 74', 'none', `stroke="${hex(palette.dark)}" stroke-width="2.4"`),
    `<rect x="-14" y="74" width="28" height="22" rx="4" fill="${hex(colour(0.5, 0.08, 60))}"/>`,
  ].join('');
}

/** A rocket about 260 units high around 0, 0, on its flame. */
export function rocket({ palette }: Canvas): string {
  return [
    path(
      'M-22 92C-30 140 -8 160 0 196C8 160 30 140 22 92z',
      hex(colour(0.82, 0.16, 75)),
      'stroke="none"',
    ),
    path('M-11 92C-14 120 -3 136 0 156C3 136 14 120 11 92z', '#fff8e0', 'stroke="none"'),
    path('M-34 30L-74 84L-70 104L-30 80zM34 30L74 84L70 104L30 80z', hex(palette.accent)),
    path('M0 -140C44 -96 48 30 30 92H-30C-48 30 -44 -96 0 -140z', '#f4f1ea'),
    path(
      'M0 -140C44 -96 48 30 30 92H8C20 20 18 -90 0 -140z',
      '#000',
      'opacity="0.1" stroke="none"',
    ),
    path('M0 -140C18 -122 28 -100 34 -78H-34C-28 -100 -18 -122 0 -140z', hex(palette.accent)),
    circle(0, -30, 22, hex(lighter(palette.dark, 0.15))) +
      circle(0, -30, 15, hex(colour(0.78, 0.08, 225)), 'stroke="none"'),
  ].join('');
}
