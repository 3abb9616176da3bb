import { circle, ellipse, path, rect, type Canvas } from './canvas';
import { colour, hex, lighter, mix } from './colour';
import type { Still } from './reading';

/** A room: wall, window light and a table whose edge is at the horizon. */
export function tabletop(canvas: Canvas): string {
  const { width, height, horizon, palette, time } = canvas;
  const isDark = time === 'night';
  const wall = mix(colour(isDark ? 0.3 : 0.86, 0.04, palette.second.h), palette.skyLow, 0.35);
  const wood = colour(isDark ? 0.36 : 0.58, 0.075, 58);
  const gradient = `<radialGradient id="wall" cx="0.3" cy="0.25" r="0.95"><stop stop-color="${hex(lighter(wall, 0.08))}"/><stop offset="1" stop-color="${hex(lighter(wall, -0.16))}"/></radialGradient><linearGradient id="table" x2="0" y2="1"><stop stop-color="${hex(lighter(wood, 0.08))}"/><stop offset="1" stop-color="${hex(lighter(wood, -0.12))}"/></linearGradient>`;
  const beam = (x: number) =>
    path(
      `M${x} 0h${width * 0.13}l${width * 0.26} ${horizon}h${-width * 0.17}z`,
      hex(palette.pale),
      'opacity="0.16" stroke="none"',
    );
  const grain = [0.18, 0.42, 0.7].map((share) =>
    path(
      `M0 ${horizon + (height - horizon) * share}Q${width * 0.5} ${horizon + (height - horizon) * (share + 0.04)} ${width} ${horizon + (height - horizon) * share}`,
      'none',
      `stroke="${hex(lighter(wood, -0.08))}" stroke-width="3" opacity="0.6"`,
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

const shadow = (rx: number) =>
  ellipse(16, 4, rx, rx * 0.16, '#000', 'opacity="0.22" stroke="none"');

/** Something to eat, drink or look at, about 260 units wide, on 0, 0. */
export function still(kind: Still, canvas: Canvas): string {
  return { cup, bowl, fruit, cake, vase }[kind](canvas);
}

function cup({ palette }: Canvas): string {
  const china = palette.accent;
  const steam = [-34, 4, 40]
    .map((x) =>
      path(
        `M${x} -196c-22 -24 20 -40 -2 -70c-12 -18 8 -30 4 -44`,
        'none',
        'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.4"',
      ),
    )
    .join('');
  return [
    shadow(170),
    ellipse(0, -8, 160, 26, hex(lighter(china, 0.18))) +
      ellipse(0, -13, 112, 15, hex(lighter(china, 0.1)), 'stroke="none"'),
    path(
      'M96 -140C168 -148 168 -56 84 -56L90 -76C134 -80 134 -122 94 -118z',
      hex(lighter(china, -0.04)),
    ),
    path('M-108 -168H108C108 -70 76 -18 40 -14H-40C-76 -18 -108 -70 -108 -168z', hex(china)),
    path(
      'M40 -168H108C108 -70 76 -18 40 -14H10C44 -40 50 -110 40 -168z',
      '#000',
      'opacity="0.12" stroke="none"',
    ),
    ellipse(0, -168, 108, 27, hex(lighter(china, 0.12))) +
      ellipse(0, -166, 94, 20, hex(colour(0.38, 0.07, 52)), 'stroke="none"'),
    path(
      'M0 -156c-30 -16 -24 -26 -10 -24c8 0 10 6 10 8c0 -2 2 -8 10 -8c14 -2 20 8 -10 24z',
      hex(colour(0.82, 0.06, 75)),
      'stroke="none"',
    ),
    steam,
  ].join('');
}

function bowl({ palette, random }: Canvas): string {
  const china = palette.accent;
  const bits = Array.from({ length: 20 }, () => {
    const turn = random.between(0, Math.PI * 2);
    const far = random.between(0, 1) ** 0.6;
    const tone = random.pick([
      colour(0.7, 0.15, 140),
      colour(0.62, 0.18, 32),
      colour(0.86, 0.13, 92),
      colour(0.95, 0.02, 90),
    ]);
    return ellipse(
      Math.cos(turn) * 106 * far,
      -132 + Math.sin(turn) * 22 * far,
      random.between(9, 17),
      random.between(6, 10),
      hex(tone),
      'stroke="none"',
    );
  });
  const noodles = [0, 1, 2, 3].map((row) =>
    path(
      `M-100 ${-140 + row * 7}q25 -14 50 0t50 0t50 0t50 0`,
      'none',
      `stroke="${hex(colour(0.88, 0.1, 88))}" stroke-width="6" stroke-linecap="round"`,
    ),
  );
  return [
    shadow(170),
    path('M-46 -20H46L56 0H-56z', hex(lighter(china, -0.12))),
    path('M-144 -132C-138 -56 -84 -14 -46 -14H46C84 -14 138 -56 144 -132z', hex(china)),
    path(
      'M60 -132H144C138 -56 84 -14 46 -14H16C56 -44 66 -90 60 -132z',
      '#000',
      'opacity="0.13" stroke="none"',
    ),
    path(
      'M-128 -96C-60 -78 60 -78 128 -96',
      'none',
      `stroke="${hex(lighter(china, 0.2))}" stroke-width="8"`,
    ),
    ellipse(0, -132, 144, 34, hex(lighter(china, 0.14))) +
      ellipse(0, -130, 126, 27, hex(colour(0.66, 0.11, 65)), 'stroke="none"'),
    ...noodles,
    ...bits,
    ellipse(44, -142, 26, 15, '#fffaf0', 'stroke="none"') +
      ellipse(44, -143, 13, 9, hex(colour(0.8, 0.16, 75)), 'stroke="none"'),
    path(
      'M-40 -150L-176 -250M-20 -148L-158 -262',
      'none',
      `stroke="${hex(colour(0.4, 0.07, 40))}" stroke-width="7" stroke-linecap="round"`,
    ),
  ].join('');
}

function fruit({ palette, random }: Canvas): string {
  const piece = (x: number, y: number, r: number, hue: number) => {
    const skin = colour(0.68, 0.16, hue);
    return [
      circle(x, y, r, hex(skin)),
      path(
        `M${x + r * 0.2} ${y - r}A${r} ${r} 0 0 1 ${x + r * 0.2} ${y + r * 0.97}A${r * 1.3} ${r * 1.3} 0 0 0 ${x + r * 0.2} ${y - r}z`,
        '#000',
        'opacity="0.12" stroke="none"',
      ),
      ellipse(x - r * 0.38, y - r * 0.42, r * 0.2, r * 0.14, '#fff', 'opacity="0.6" stroke="none"'),
      path(
        `M${x} ${y - r * 0.9}q4 -22 18 -28`,
        'none',
        `stroke="${hex(colour(0.38, 0.06, 60))}" stroke-width="6" stroke-linecap="round"`,
      ),
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
    shadow(210),
    piece(-96, -66, 66, hues[0] ?? 30),
    piece(92, -62, 62, hues[1] ?? 70),
    piece(-4, -148, 60, hues[2] ?? 110),
    piece(0, -58, 58, hues[3] ?? 50),
  ].join('');
}

function cake({ palette }: Canvas): string {
  const cream = '#fff4e2';
  const drips =
    'M-140 -150V-120q14 26 28 0q14 34 30 4q14 22 28 -4q16 36 32 2q12 24 30 -4q14 32 28 2q16 22 32 0q14 28 32 0V-150z';
  const candle = (x: number) =>
    rect(x - 5, -250, 10, 60, hex(palette.second)) +
    path(`M${x} -282q14 18 0 30q-14 -12 0 -30z`, hex(colour(0.85, 0.15, 80)), 'stroke="none"') +
    circle(x, -264, 26, '#ffdf8a', 'opacity="0.25" stroke="none"');
  return [
    shadow(200),
    ellipse(0, -6, 190, 26, '#f7f3ec'),
    path('M-140 -150H140V-26Q0 14 -140 -26z', hex(colour(0.7, 0.08, 70))),
    path('M-140 -96Q0 -60 140 -96V-78Q0 -42 -140 -78z', hex(palette.accent), 'stroke="none"'),
    path('M60 -150H140V-26Q104 -10 60 -6z', '#000', 'opacity="0.1" stroke="none"'),
    ellipse(0, -152, 140, 32, cream),
    path(drips, cream, 'stroke="none"'),
    ...[-88, -44, 0, 44, 88].map((x, index) =>
      circle(x, -166 + Math.abs(index - 2) * 3, 17, hex(palette.accent)),
    ),
    candle(-50) + candle(0) + candle(50),
  ].join('');
}

function vase({ palette, random }: Canvas): string {
  const glass = lighter(palette.second, 0.02);
  const blooms = Array.from({ length: 9 }, (_, index) => {
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
      path(
        `M${x} ${y}Q${x * 0.5} ${y + 90} 0 -150`,
        'none',
        `stroke="${hex(colour(0.5, 0.1, 140))}" stroke-width="6"`,
      ) +
      petals.join('') +
      circle(x, y, 11, hex(colour(0.8, 0.14, 85)))
    );
  });
  const leaf = (side: number) =>
    path(
      `M0 -170q${side * 60} -70 ${side * 130} -66q-30 70 ${-side * 130} 66z`,
      hex(colour(0.52, 0.11, 142)),
    );
  return [
    shadow(110),
    leaf(1) + leaf(-1),
    ...blooms,
    path(
      'M-44 -190H44C36 -150 84 -120 78 -60C74 -14 50 -4 0 -4C-50 -4 -74 -14 -78 -60C-84 -120 -36 -150 -44 -190z',
      hex(glass),
    ),
    path(
      'M-50 -104C-66 -80 -62 -44 -46 -28',
      'none',
      'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="0.5"',
    ),
    path(
      'M20 -190H44C36 -150 84 -120 78 -60C74 -14 50 -4 20 -4C54 -50 40 -120 20 -190z',
      '#000',
      'opacity="0.1" stroke="none"',
    ),
  ].join('');
}
