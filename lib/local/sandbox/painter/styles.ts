import { at, circle, n, path, rect, type Canvas, flat } from './canvas';
import { colour, hex, mix, type Colour } from './colour';
import { mapPalette, type Palette } from './palette';

/** How a picture is finished: its colours, how shapes are drawn, and what lies over everything. */
export interface Style {
  palette(palette: Palette): Palette;
  /** Filters that the layers use. */
  defs: string;
  layer(shapes: string, distance: number): string;
  /** Around the whole picture, once. */
  wrap?(picture: string): string;
  /** Behind the land, before the sky. */
  inSky?(canvas: Canvas): string;
  finish(canvas: Canvas): string;
  /** True when somebody or something is always close before a defocused ground. */
  isPortrait?: boolean;
}

const recolour = (change: (one: Colour) => Colour) => (palette: Palette) =>
  mapPalette(palette, change);

const vignette = ({ width, height }: Canvas, strength: number, tone = '#000') =>
  `<defs><radialGradient id="vignette" cx="0.5" cy="0.47" r="0.75"><stop offset="0.55" stop-color="${tone}" stop-opacity="0"/><stop offset="1" stop-color="${tone}" stop-opacity="${strength}"/></radialGradient></defs>${rect(0, 0, width, height, 'url(#vignette)')}`;

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const group = (shapes: string, attributes = '') => `<g ${attributes}>${shapes}</g>`;

const outlined = (shapes: string, tone: string, width: number) =>
  group(shapes, `stroke="${tone}" stroke-width="${width}" stroke-linejoin="round"`);

const realistic: Style = {
  palette: recolour(({ l, c, h }) => colour(l, c * 0.82, h)),
  defs: blur('far', 2.2),
  layer: (shapes, distance) => group(shapes, distance > 0.6 ? 'filter="url(#far)"' : ''),
  finish: (canvas) => vignette(canvas, 0.32),
};

/** A photograph with a fast lens: the foreground melts, lamps become discs, light leaks in. */
const photographic: Style = {
  palette: recolour(({ l, c, h }) =>
    mix(colour(0.5 + (l - 0.5) * 1.08, c * 0.72, h), colour(l, 0.06, 65), 0.18),
  ),
  defs: blur('near', 3.4) + blur('far', 4.5),
  layer: (shapes, distance) =>
    group(
      shapes,
      distance > 0.5 ? 'filter="url(#far)"' : distance < 0.08 ? 'filter="url(#near)"' : '',
    ),
  finish(canvas) {
    const { width, height, random, palette } = canvas;
    const bokeh = Array.from({ length: 16 }, () =>
      flat(
        circle(
          random.between(0, width),
          random.between(0, height),
          width * random.between(0.012, 0.045),
          hex(palette.light),
        ),
        random.between(0.08, 0.24),
      ),
    );
    const leak = `<defs><radialGradient id="leak" cx="1" cy="0" r="0.9"><stop stop-color="#ffb566" stop-opacity="0.42"/><stop offset="1" stop-color="#ffb566" stop-opacity="0"/></radialGradient></defs>${rect(0, 0, width, height, 'url(#leak)')}`;
    return bokeh.join('') + leak + vignette(canvas, 0.5, '#1a0f08');
  },
};

/** Gouache: saturated, soft at the edges, on paper. */
const painted: Style = {
  palette: recolour(({ l, c, h }) => colour(Math.min(0.97, l + 0.035), c * 1.28, h)),
  defs: `<filter id="brush" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency="0.022" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="11" xChannelSelector="R" yChannelSelector="G"/></filter><filter id="paper"><feTurbulence type="fractalNoise" baseFrequency="0.016 0.02" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 0.97  0 0 0 0 0.88  0 0 0 0.9 -0.28"/></filter>`,
  layer: (shapes) => group(shapes),
  wrap: (picture) => group(picture, 'filter="url(#brush)"'),
  finish: ({ width, height }) =>
    rect(0, 0, width, height, '#fff', 'filter="url(#paper)" opacity="0.3"'),
};

const INK = '#2c2447';

/** Clean lines, hard light, glints. */
const anime: Style = {
  palette: recolour(({ l, c, h }) =>
    colour(0.52 + (l - 0.52) * 1.12, c * 1.38, h + (h > 200 && h < 280 ? -12 : 0)),
  ),
  defs: '',
  layer: (shapes, distance) => (distance < 0.5 ? outlined(shapes, INK, 2.6) : group(shapes)),
  finish(canvas) {
    const { width, height, random } = canvas;
    const rays = Array.from({ length: 5 }, (_, index) => {
      const x = width * (0.1 + index * 0.2) + random.between(-30, 30);
      const w = random.between(20, 70);
      return flat(
        path(`M${at(x, -10)}h${n(w)}L${at(x - width * 0.42, height + 10)}h${n(-w * 2.4)}z`, '#fff'),
        random.between(0.05, 0.13),
      );
    });
    const glints = Array.from({ length: 12 }, () => {
      const [x, y, s] = [
        random.between(0, width),
        random.between(0, height * 0.75),
        random.between(6, 20),
      ];
      return flat(
        path(
          `M${at(x, y - s)}Q${at(x, y)} ${at(x + s, y)}Q${at(x, y)} ${at(x, y + s)}Q${at(x, y)} ${at(x - s, y)}Q${at(x, y)} ${at(x, y - s)}z`,
          '#fff',
        ),
        0.85,
      );
    });
    return rays.join('') + glints.join('');
  },
};

/** Flat colours, thick outlines, a printer's dots. */
const cartoon: Style = {
  palette: recolour(({ l, c, h }) =>
    colour(Math.min(0.96, 0.55 + (l - 0.5) * 0.9 + 0.05), c * 1.5, h),
  ),
  defs: `<pattern id="dots" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="7" cy="7" r="3.4" fill="#1d1826"/></pattern><linearGradient id="fade" x1="0" y1="0" x2="1" y2="1"><stop offset="0.45" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>`,
  layer: (shapes, distance) => outlined(shapes, '#241d2b', distance > 0.5 ? 4 : 6.5),
  finish: ({ width, height }) =>
    `<defs><mask id="corner"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>${rect(0, 0, width, height, 'url(#dots)', 'mask="url(#corner)" opacity="0.2"')}<rect x="14" y="14" width="${width - 28}" height="${height - 28}" rx="26" fill="none" stroke="#241d2b" stroke-width="12"/><path d="M0 0H${width}V${height}H0zM40 14A26 26 0 0 0 14 40V${height - 40}A26 26 0 0 0 40 ${height - 14}H${width - 40}A26 26 0 0 0 ${width - 14} ${height - 40}V40A26 26 0 0 0 ${width - 40} 14z" fill="#fdf6e6" fill-rule="evenodd"/>`,
};

/** Violet air, northern lights and drifting sparks. */
const fantasy: Style = {
  palette: recolour(({ l, c, h }) => mix(colour(l * 0.94, c * 1.3, h), colour(l, 0.15, 312), 0.4)),
  defs: blur('bloom', 26) + blur('aurora', 20),
  layer: (shapes) => group(shapes),
  inSky({ width, height, random, palette }) {
    const ribbons = [colour(0.8, 0.17, 165), palette.accent, colour(0.75, 0.15, 300)].map(
      (tone, index) => {
        const y = height * (0.12 + index * 0.09);
        return flat(
          path(
            `M-60 ${n(y + random.between(-40, 60))}C${at(width * 0.3, y - height * 0.12)} ${at(width * 0.55, y + height * 0.18)} ${at(width + 60, y - height * 0.06)}V${n(y + height * 0.07)}C${at(width * 0.55, y + height * 0.3)} ${at(width * 0.3, y)} -60 ${n(y + height * 0.15)}z`,
            hex(tone),
          ),
          0.5,
        );
      },
    );
    return `<g filter="url(#aurora)">${ribbons.join('')}</g>`;
  },
  finish(canvas) {
    const { width, height, random } = canvas;
    const sparks = Array.from({ length: 70 }, () => {
      const [x, y, r] = [
        random.between(0, width),
        random.between(height * 0.2, height),
        random.between(1.5, 5),
      ];
      return (
        flat(circle(x, y, r * 3, '#ffe9a8'), 0.14) +
        flat(circle(x, y, r, '#fff6d8'), random.between(0.5, 1))
      );
    });
    return sparks.join('') + vignette(canvas, 0.55, '#1a0838');
  },
};

/** Soft clay under a studio lamp: every layer is rounded at the edge and casts a shadow. */
const sculpted: Style = {
  palette: recolour(({ l, c, h }) => colour(Math.min(0.95, l + 0.05), c * 1.02, h)),
  defs: `<filter id="clay" x="-5%" y="-5%" width="110%" height="112%"><feGaussianBlur in="SourceAlpha" stdDeviation="9" result="round"/><feDiffuseLighting in="round" surfaceScale="9" diffuseConstant="1.02" lighting-color="#fff" result="light"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="1.12" result="lit"/><feComposite in="lit" in2="SourceAlpha" operator="in" result="shape"/><feGaussianBlur in="SourceAlpha" stdDeviation="10"/><feOffset dy="12" result="drop"/><feComponentTransfer in="drop" result="soft"><feFuncA type="linear" slope="0.3"/></feComponentTransfer><feFlood flood-color="#2a1838"/><feComposite in2="soft" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="shape"/></feMerge></filter>`,
  layer: (shapes) => group(shapes, 'filter="url(#clay)"'),
  finish: (canvas) => vignette(canvas, 0.22, '#3a2450'),
};

/** Somebody close, sharp and softly lit, before a ground out of focus. */
const portrait: Style = {
  palette: recolour(({ l, c, h }) => colour(l, c * 0.9, h)),
  defs: blur('studio', 11),
  layer: (shapes) => group(shapes),
  finish: (canvas) => vignette(canvas, 0.6, '#120b08'),
  isPortrait: true,
};

const STYLES: Record<string, Style> = {
  Realistic: realistic,
  'Ghibli style': painted,
  'Anime style': anime,
  'Cartoon style': cartoon,
  'Fantasy style': fantasy,
  'Realistic style': photographic,
  '3D style': sculpted,
  'Portrait style': portrait,
};

/** The finish for a style's name; an unknown one is painted realistically. */
export function styleOf(name: string): Style {
  return STYLES[name] ?? realistic;
}
