/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export interface Colour {
  l: number;
  c: number;
  h: number;
}

export const colour = (l: number, c: number, h: number): Colour => ({ l, c, h });

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const channel = (linear: number) => {
  const share = clamp(linear);
  const encoded = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** As `#rrggbb`, clipped to sRGB. Source: Björn Ottosson, "A perceptual color space for image processing". */
export function hex({ l, c, h }: Colour): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
    .map(channel)
    .join('')}`;
}

/** `share` of `other` in `one`, along the straight line between them. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const at = ({ c, h }: Colour) => [
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ];
  const [a1 = 0, b1 = 0] = at(one);
  const [a2 = 0, b2 = 0] = at(other);
  const a = a1 + (a2 - a1) * share;
  const b = b1 + (b2 - b1) * share;
  return {
    l: one.l + (other.l - one.l) * share,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

export const lighter = ({ l, c, h }: Colour, step: number): Colour => ({
  l: clamp(l + step),
  c,
  h,
});
