const clip = (value: number) => Math.min(1, Math.max(0, value));

/** Linear red, green and blue (0 to 1) of `oklch(L C H)`, clipped to sRGB as browsers do. Source: CSS Color 4. */
export function linearRgb(colour: string): [number, number, number] {
  const [l = 0, c = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** `#rrggbb` of `oklch(L C H)`, for what knows no other colours. */
export function hexOf(colour: string): string {
  const parts = linearRgb(colour).map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
