import { colour, lighter, mix, type Colour } from './colour';
import type { Random } from '@/lib/local/random';
import type { Land, Reading, Time } from './reading';

/** The colours of one picture. */
export interface Palette {
  skyTop: Colour;
  skyLow: Colour;
  /** The sun, the moon, lamps. */
  light: Colour;
  land: Colour;
  water: Colour;
  accent: Colour;
  second: Colour;
  dark: Colour;
  pale: Colour;
}

const SKIES: Record<Time, [top: Colour, low: Colour, light: Colour]> = {
  day: [colour(0.68, 0.115, 238), colour(0.93, 0.045, 205), colour(0.98, 0.055, 98)],
  dusk: [colour(0.47, 0.11, 288), colour(0.83, 0.135, 52), colour(0.94, 0.12, 78)],
  dawn: [colour(0.72, 0.085, 262), colour(0.93, 0.07, 42), colour(0.97, 0.06, 70)],
  night: [colour(0.19, 0.055, 272), colour(0.4, 0.085, 262), colour(0.97, 0.03, 95)],
};

const LAND_HUES: Record<Land, [hue: number, chroma: number]> = {
  mountains: [222, 0.05],
  sea: [88, 0.06],
  city: [272, 0.04],
  forest: [152, 0.09],
  meadow: [132, 0.115],
  desert: [62, 0.11],
  hills: [138, 0.1],
};

/** Colours that the words ask for, and for the rest colours that belong to these words alone. */
export function paletteOf(reading: Reading, time: Time, random: Random): Palette {
  const turn = random.between(-14, 14);
  const [top, low, light] = SKIES[time];
  const [hue, chroma] = LAND_HUES[reading.lands[0] ?? 'hills'];
  const base = random.pick([28, 45, 75, 95, 150, 190, 250, 300, 345]);
  const accentHue = reading.tint?.hue ?? base;
  const isNight = time === 'night';
  const land = colour(isNight ? 0.3 : time === 'dusk' ? 0.42 : 0.55, chroma, hue + turn);
  const palette: Palette = {
    skyTop: { ...top, h: top.h + turn },
    skyLow: { ...low, h: low.h + turn },
    light,
    land:
      reading.weather === 'snow' ? mix(land, colour(isNight ? 0.6 : 0.95, 0.02, 235), 0.75) : land,
    water: mix(colour(isNight ? 0.28 : 0.55, 0.09, 232 + turn), low, isNight ? 0.1 : 0.25),
    accent: colour(isNight ? 0.6 : 0.66, 0.17, accentHue),
    second: colour(isNight ? 0.66 : 0.74, 0.13, accentHue + random.pick([40, 150, 180, 210])),
    dark: colour(0.25, 0.04, hue + 100),
    pale: lighter(light, 0.01),
  };
  if (reading.tint) palette.skyLow = mix(palette.skyLow, palette.accent, 0.3);
  return reading.tint?.isGrey
    ? mapPalette(palette, (one) => ({ ...one, c: one.c * 0.12 }))
    : palette;
}

/** The palette with every colour changed alike. */
export function mapPalette(palette: Palette, change: (one: Colour) => Colour): Palette {
  return Object.fromEntries(
    Object.entries(palette).map(([name, one]) => [name, change(one as Colour)]),
  ) as unknown as Palette;
}
