const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** sRGB bytes as CIE L*a*b* (D65), three numbers a pixel. Source: IEC 61966-2-1 and CIE 15. */
export function toLab(rgb: Uint8Array): Float32Array {
  const lab = new Float32Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const red = linear[rgb[at]!]!;
    const green = linear[rgb[at + 1]!]!;
    const blue = linear[rgb[at + 2]!]!;
    const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    lab[at] = 116 * y - 16;
    lab[at + 1] = 500 * (x - y);
    lab[at + 2] = 200 * (y - z);
  }
  return lab;
}
