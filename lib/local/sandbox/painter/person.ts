import type { Canvas } from './canvas';
import { colour } from './colour';
import { drawing } from './drawing';

const MAN = /\b(?:man|boy|gentleman|king|prince|grandfather|father|samurai|knight|warrior)\b/i;
const ASTRONAUT = /\b(?:astronaut|cosmonaut|spaceman|spacewoman)\b/i;

/** Head and shoulders of somebody calm, about 460 units high, on 0, 0. */
export function person(canvas: Canvas): string {
  const { palette, random, reading } = canvas;
  const isMan = MAN.test(reading.description);
  const isAstronaut = ASTRONAUT.test(reading.description);
  const hair = isMan
    ? random.pick(['short', 'short', 'curls'])
    : random.pick(['long', 'bun', 'curls', 'long']);
  const colours = {
    skin: random.pick([
      colour(0.86, 0.055, 62),
      colour(0.76, 0.075, 60),
      colour(0.62, 0.08, 56),
      colour(0.48, 0.07, 50),
    ]),
    hair: random.pick([
      colour(0.28, 0.03, 50),
      colour(0.36, 0.06, 45),
      colour(0.5, 0.11, 52),
      colour(0.72, 0.09, 82),
    ]),
    cloth: isAstronaut ? colour(0.93, 0.01, 240) : palette.accent,
  };
  return [`${hair}-behind`, 'bust', `${hair}-front`]
    .concat(isMan ? [] : 'earrings', isAstronaut ? 'helmet' : [])
    .map((id) => drawing(id, canvas, colours))
    .join('');
}
