import { circle, ellipse, path, type Canvas } from './canvas';
import { colour, hex, lighter } from './colour';

const HAIR = {
  long: {
    back: 'M-112 -330C-150 -460 150 -460 112 -330C150 -230 130 -120 146 -60H-146C-130 -120 -150 -230 -112 -330z',
    front:
      'M-92 -300C-104 -430 104 -430 92 -300C74 -350 30 -372 -10 -372C-44 -366 -76 -346 -92 -300z',
  },
  bun: {
    back: 'M-46 -448a46 46 0 1 1 92 0a46 46 0 1 1 -92 0zM-98 -290C-116 -440 116 -440 98 -290C80 -240 -80 -240 -98 -290z',
    front:
      'M-92 -296C-100 -424 100 -424 92 -296C84 -350 52 -380 0 -382C-52 -380 -84 -350 -92 -296z',
  },
  short: {
    back: 'M-98 -300C-118 -440 118 -440 98 -300C92 -270 -92 -270 -98 -300z',
    front:
      'M-94 -290C-112 -436 30 -452 70 -414C108 -396 104 -330 94 -290C90 -330 70 -356 40 -360C-10 -364 -70 -360 -94 -290z',
  },
  curls: {
    back: 'M-120 -330a52 52 0 0 1 36 -84a62 62 0 0 1 84 -36a62 62 0 0 1 84 36a52 52 0 0 1 36 84a48 48 0 0 1 -10 84H-110a48 48 0 0 1 -10 -84z',
    front:
      'M-94 -300a40 40 0 0 1 34 -64a44 44 0 0 1 60 -20a44 44 0 0 1 60 20a40 40 0 0 1 34 64C70 -350 -70 -350 -94 -300z',
  },
} as const;

/** Head and shoulders of somebody calm, about 460 units high, on 0, 0. */
export function person({ palette, random, reading }: Canvas): string {
  const isMan =
    /\b(?:man|boy|gentleman|king|prince|grandfather|father|samurai|knight|warrior)\b/i.test(
      reading.description,
    );
  const cut = isMan
    ? random.pick<keyof typeof HAIR>(['short', 'short', 'curls'])
    : random.pick<keyof typeof HAIR>(['long', 'bun', 'curls', 'long']);
  const hair = HAIR[cut];
  const skin = random.pick([
    colour(0.86, 0.055, 62),
    colour(0.76, 0.075, 60),
    colour(0.62, 0.08, 56),
    colour(0.48, 0.07, 50),
  ]);
  const tone = random.pick([
    colour(0.28, 0.03, 50),
    colour(0.36, 0.06, 45),
    colour(0.5, 0.11, 52),
    colour(0.72, 0.09, 82),
  ]);
  const isAstronaut = /\b(?:astronaut|cosmonaut|spaceman|spacewoman)\b/i.test(reading.description);
  const cloth = isAstronaut ? colour(0.93, 0.01, 240) : palette.accent;
  const shade = hex(lighter(skin, -0.08));
  const dark = hex(colour(0.25, 0.03, 40));
  const lash = (side: number) =>
    path(
      `M${side * 22} -292q${side * 16} 12 ${side * 34} 0`,
      'none',
      `stroke="${dark}" stroke-width="5" stroke-linecap="round"`,
    ) +
    path(
      `M${side * 18} -318q${side * 20} -12 ${side * 40} -2`,
      'none',
      `stroke="${hex(lighter(tone, -0.06))}" stroke-width="6" stroke-linecap="round"`,
    ) +
    ellipse(side * 50, -262, 17, 11, hex(colour(0.7, 0.13, 25)), 'opacity="0.28" stroke="none"');
  return [
    path(hair.back, hex(lighter(tone, -0.05))),
    path('M-190 20C-190 -80 -130 -128 -52 -140H52C130 -128 190 -80 190 20z', hex(cloth)),
    path(
      'M40 -140C130 -128 190 -80 190 20H90C100 -50 90 -100 40 -140z',
      '#000',
      'opacity="0.1" stroke="none"',
    ),
    path('M-60 -142Q0 -60 60 -142L34 -148H-34z', hex(lighter(cloth, 0.16))),
    path('M-36 -220H36V-146Q0 -104 -36 -146z', shade),
    path(
      'M0 -386C62 -386 92 -344 90 -290C88 -232 48 -186 0 -186C-48 -186 -88 -232 -90 -290C-92 -344 -62 -386 0 -386z',
      hex(skin),
    ),
    path('M-90 -300c-16 -4 -18 34 4 40zM90 -300c16 -4 18 34 -4 40z', hex(skin)),
    lash(-1) + lash(1),
    path(
      'M-2 -286q-12 28 4 32',
      'none',
      `stroke="${shade}" stroke-width="5" stroke-linecap="round"`,
    ),
    path('M-22 -226q22 16 44 0q-22 26 -44 0z', hex(colour(0.58, 0.13, 22)), 'stroke="none"'),
    path(hair.front, hex(tone)),
    isMan
      ? ''
      : circle(-92, -246, 6, hex(palette.second)) + circle(92, -246, 6, hex(palette.second)),
    isAstronaut ? helmet(hex(palette.accent)) : '',
  ].join('');
}

/** A glass helmet round the head and its ring on the suit. */
function helmet(ring: string): string {
  return [
    circle(0, -300, 168, '#bfe3ff', 'opacity="0.2" stroke="none"'),
    circle(0, -300, 168, 'none', 'stroke="#fff" stroke-width="14"'),
    path(
      'M-112 -380Q-90 -424 -44 -440',
      'none',
      'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="0.7"',
    ),
    path('M-130 -160Q0 -84 130 -160L118 -128Q0 -58 -118 -128z', ring),
  ].join('');
}
