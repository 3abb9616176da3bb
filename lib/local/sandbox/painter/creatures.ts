import type { Canvas } from './canvas';
import { colour, lighter, type Colour } from './colour';
import { drawing } from './drawing';

export type Creature = 'cat' | 'dog' | 'fox' | 'rabbit' | 'bear' | 'owl';

const COATS: Record<Creature, Colour> = {
  cat: colour(0.6, 0.1, 62),
  dog: colour(0.66, 0.085, 72),
  fox: colour(0.62, 0.16, 48),
  rabbit: colour(0.8, 0.03, 72),
  bear: colour(0.48, 0.065, 58),
  owl: colour(0.5, 0.05, 66),
};

const IRISES = [colour(0.7, 0.12, 132), colour(0.68, 0.13, 72), colour(0.63, 0.07, 240)] as const;

/** An animal that sits and looks at us, about 230 units high, on 0, 0. */
export function creature(kind: Creature, canvas: Canvas): string {
  const { palette, random, reading, time } = canvas;
  const isTinted = reading.tint && !reading.tint.isGrey && kind !== 'fox';
  const isBlack = /\bblack (?:cat|dog|bear|kitten)/i.test(reading.description);
  const step = random.between(-0.05, 0.05) - (time === 'night' ? 0.08 : 0);
  const coat = isBlack
    ? colour(0.27, 0.02, 280)
    : lighter(isTinted ? palette.accent : COATS[kind], step);
  const pink = colour(0.72, 0.09, 20);
  const ink = colour(0.2, 0.02, 40);
  const hasWhiskers = kind === 'cat' || kind === 'rabbit';
  const belly = lighter(coat, isBlack ? 0.08 : 0.2);
  const tip = hasWhiskers ? pink : ink;
  const colours = { coat, belly, pink, ink, tip, iris: random.pick(IRISES) };
  const eyes = kind === 'cat' || kind === 'owl' ? `${kind}-eyes` : 'eyes';
  return ['shadow', `${kind}-tail`, 'body', `${kind}-ears`, 'head', `${kind}-marks`, eyes]
    .concat(`${kind}-snout`, kind === 'owl' ? [] : 'nose', hasWhiskers ? 'whiskers' : [])
    .map((id) => drawing(id, canvas, colours))
    .join('');
}
