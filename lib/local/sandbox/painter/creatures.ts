import { circle, ellipse, path, type Canvas } from './canvas';
import { colour, hex, lighter, type Colour } from './colour';

export type Creature = 'cat' | 'dog' | 'fox' | 'rabbit' | 'bear' | 'owl';

interface Look {
  coat: Colour;
  ears: string;
  innerEars: string;
  muzzle: number;
  tail: string;
}

const pointed = (out: number, tip: number) =>
  `M-44 -150L${-out} ${-tip}Q-22 -196 -8 -176zM44 -150L${out} ${-tip}Q22 -196 8 -176z`;

const LOOKS: Record<Creature, Look> = {
  cat: {
    coat: colour(0.6, 0.1, 62),
    ears: pointed(56, 232),
    innerEars: 'M-42 -170L-50 -216Q-30 -196 -20 -182zM42 -170L50 -216Q30 -196 20 -182z',
    muzzle: 0.75,
    tail: 'M70 -6C140 0 150 -60 128 -104C122 -116 104 -108 110 -94C124 -60 112 -30 64 -34z',
  },
  dog: {
    coat: colour(0.66, 0.085, 72),
    ears: 'M-40 -186C-92 -190 -96 -120 -74 -96C-60 -96 -46 -130 -36 -160zM40 -186C92 -190 96 -120 74 -96C60 -96 46 -130 36 -160z',
    innerEars: '',
    muzzle: 1.15,
    tail: 'M66 -10C120 -30 132 -80 120 -112C112 -122 98 -114 102 -100C108 -70 92 -46 60 -40z',
  },
  fox: {
    coat: colour(0.62, 0.16, 48),
    ears: pointed(66, 244),
    innerEars: 'M-44 -172L-60 -226Q-34 -200 -22 -184zM44 -172L60 -226Q34 -200 22 -184z',
    muzzle: 0.95,
    tail: 'M62 -4C150 14 190 -50 168 -120C158 -134 146 -120 140 -108C126 -76 100 -50 58 -46z',
  },
  rabbit: {
    coat: colour(0.8, 0.03, 72),
    ears: 'M-30 -176C-58 -240 -56 -300 -38 -310C-18 -306 -10 -236 -10 -180zM30 -176C58 -240 56 -300 38 -310C18 -306 10 -236 10 -180z',
    innerEars:
      'M-30 -190C-46 -240 -44 -286 -36 -292C-24 -286 -18 -230 -20 -190zM30 -190C46 -240 44 -286 36 -292C24 -286 18 -230 20 -190z',
    muzzle: 0.7,
    tail: 'M62 -40a26 26 0 1 1 24 34z',
  },
  bear: {
    coat: colour(0.48, 0.065, 58),
    ears: 'M-60 -168a26 26 0 1 1 34 -26zM60 -168a26 26 0 1 0 -34 -26z',
    innerEars: 'M-56 -176a13 13 0 1 1 18 -14zM56 -176a13 13 0 1 0 -18 -14z',
    muzzle: 1.1,
    tail: '',
  },
  owl: {
    coat: colour(0.5, 0.05, 66),
    ears: 'M-52 -160L-60 -214L-20 -188zM52 -160L60 -214L20 -188z',
    innerEars: '',
    muzzle: 0,
    tail: '',
  },
};

/** An animal that sits and looks at us, about 230 units high, on 0, 0. */
export function creature(kind: Creature, { palette, random, reading, time }: Canvas): string {
  const look = LOOKS[kind];
  const named = reading.tint && !reading.tint.isGrey && kind !== 'fox' ? palette.accent : look.coat;
  const isBlack = /\bblack (?:cat|dog|bear|kitten)/i.test(reading.description);
  const jitter = random.between(-0.05, 0.05);
  const base = isBlack
    ? colour(0.27, 0.02, 280)
    : lighter(named, jitter - (time === 'night' ? 0.08 : 0));
  const coat = hex(base);
  const shade = hex(lighter(base, -0.09));
  const belly = hex(lighter(base, isBlack ? 0.08 : 0.2));
  const pink = hex(colour(0.72, 0.09, 20));
  const dark = hex(colour(0.2, 0.02, 40));
  const paws = ellipse(-24, -6, 21, 12, coat) + ellipse(24, -6, 21, 12, coat);
  const body = path('M-62 0C-92 -60 -58 -128 0 -132C58 -128 92 -60 62 0Q0 14 -62 0z', coat);
  const bib = path(
    'M-26 -8C-40 -60 -26 -108 0 -112C26 -108 40 -60 26 -8Q0 4 -26 -8z',
    belly,
    'stroke="none"',
  );
  const head = path(
    'M0 -212C44 -212 70 -182 68 -146C64 -112 34 -98 0 -98C-34 -98 -64 -112 -68 -146C-70 -182 -44 -212 0 -212z',
    coat,
  );
  return [
    ellipse(0, 2, 96, 14, '#000', 'opacity="0.18" stroke="none"'),
    path(look.tail, shade),
    body,
    bib,
    paws,
    path(look.ears, coat),
    path(look.innerEars, pink, 'stroke="none"'),
    head,
    markings(kind, shade, belly),
    eyes(kind, dark, random.pick(['#7fae5a', '#c8912f', '#5f93b8'])),
    nose(kind, look.muzzle, belly, dark, pink),
  ].join('');
}

function markings(kind: Creature, shade: string, belly: string): string {
  if (kind === 'cat') {
    return path(
      'M-6 -210l6 26l6 -26zM-24 -206l10 20l2 -22zM24 -206l-10 20l-2 -22zM-68 -140l22 4l-22 6zM68 -140l-22 4l22 6z',
      shade,
      'stroke="none"',
    );
  }
  if (kind === 'fox') {
    return path(
      'M-66 -140C-44 -150 -18 -140 0 -112C18 -140 44 -150 66 -140C60 -112 34 -98 0 -98C-34 -98 -60 -112 -66 -140z',
      belly,
      'stroke="none"',
    );
  }
  if (kind === 'owl') {
    return [-1, 1]
      .map((side) => circle(side * 30, -156, 33, belly, 'stroke="none"'))
      .concat(
        path(
          'M-30 -70q8 10 16 0q8 10 16 0q8 10 16 0q8 10 16 0M-24 -48q8 10 16 0q8 10 16 0q8 10 16 0',
          'none',
          `stroke="${shade}" stroke-width="4"`,
        ),
      )
      .join('');
  }
  return '';
}

function eyes(kind: Creature, dark: string, iris: string): string {
  const y = kind === 'owl' ? -156 : -158;
  const x = kind === 'owl' ? 30 : 27;
  return [-1, 1]
    .map((side) => {
      const round =
        kind === 'cat' || kind === 'owl'
          ? ellipse(side * x, y, 13, 14, iris, 'stroke="none"') +
            ellipse(side * x, y, kind === 'owl' ? 8 : 5.5, 11, dark, 'stroke="none"')
          : ellipse(side * x, y, 9.5, 11, dark, 'stroke="none"');
      return round + circle(side * x + 4, y - 5, 3.4, '#fff', 'stroke="none"');
    })
    .join('');
}

function nose(kind: Creature, muzzle: number, belly: string, dark: string, pink: string): string {
  if (kind === 'owl') return path('M-9 -146L9 -146L0 -126z', hex(colour(0.75, 0.14, 72)));
  const tip = kind === 'cat' || kind === 'rabbit' ? pink : dark;
  const snout = ellipse(0, -122, 26 * muzzle, 17 * muzzle, belly, 'stroke="none"');
  const mouth = path(
    'M0 -124V-116M0 -116Q-9 -106 -17 -112M0 -116Q9 -106 17 -112',
    'none',
    `stroke="${dark}" stroke-width="3" stroke-linecap="round"`,
  );
  const whiskers =
    kind === 'cat' || kind === 'rabbit'
      ? path(
          'M-34 -122L-74 -128M-34 -116L-74 -112M34 -122L74 -128M34 -116L74 -112',
          'none',
          `stroke="${belly}" stroke-width="2.4" stroke-linecap="round" opacity="0.85"`,
        )
      : '';
  return `${snout}${path('M-9 -134Q0 -138 9 -134Q6 -124 0 -123Q-6 -124 -9 -134z', tip, 'stroke="none"')}${mouth}${whiskers}`;
}

/** A friendly robot, about 230 units high, on 0, 0. */
export function robot({ palette }: Canvas): string {
  const metal = hex(colour(0.78, 0.03, 240));
  const shade = hex(colour(0.6, 0.04, 245));
  const accent = hex(palette.accent);
  const dark = hex(colour(0.24, 0.03, 260));
  return [
    ellipse(0, 2, 90, 13, '#000', 'opacity="0.18" stroke="none"'),
    path('M-44 -4h26v-26h-26zM18 -4h26v-26h-26z', shade),
    path('M-84 -104h22v56h-22zM62 -104h22v56h-22z', shade),
    `<rect x="-62" y="-116" width="124" height="92" rx="22" fill="${metal}"/>`,
    `<rect x="-34" y="-92" width="68" height="38" rx="8" fill="${dark}" stroke="none"/>`,
    path('M-26 -72h10l6 -12l10 26l8 -18h18', 'none', `stroke="${accent}" stroke-width="4"`),
    `<rect x="-74" y="-218" width="148" height="94" rx="34" fill="${metal}"/>`,
    `<rect x="-56" y="-200" width="112" height="58" rx="26" fill="${dark}" stroke="none"/>`,
    circle(-24, -172, 12, accent, 'stroke="none"') + circle(24, -172, 12, accent, 'stroke="none"'),
    path(
      'M-12 -152q12 8 24 0',
      'none',
      `stroke="${accent}" stroke-width="4" stroke-linecap="round"`,
    ),
    `<path d="M0 -218V-244" stroke="${shade}" stroke-width="6" fill="none"/>`,
    circle(0, -252, 11, accent),
  ].join('');
}
