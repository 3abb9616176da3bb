import type { Random } from '@/lib/local/random';
import { abstract } from './abstract';
import { placed, type Canvas } from './canvas';
import { city } from './city';
import { creature, type Creature } from './creatures';
import { drawing } from './drawing';
import { forest, leafyTree, meadow } from './growth';
import { desert, hills, mountains, sea } from './lands';
import { paletteOf } from './palette';
import { person } from './person';
import { randomOf } from '../random';
import { readPrompt, type Actor, type Land, type Reading, type Time } from './reading';
import { flock, sky, weather } from './sky';
import { space } from './space';
import { still, tabletop } from './stills';
import { styleOf, type Style } from './styles';

const CREATURES = new Set<string>(['cat', 'dog', 'fox', 'rabbit', 'bear', 'owl']);
const BY_THE_SEA = new Set<Actor>(['boat', 'lighthouse']);

/** What is painted around the picture and cut off again: filters darken the rim of what they see. */
export const BLEED = 40;

/**
 * The picture that belongs to a prompt, as SVG with a bleed on every side; the same prompt and size
 * always give the same one.
 */
export function paint(prompt: string, width: number, height: number): string {
  const reading = readPrompt(prompt);
  const random = randomOf(`${reading.description.toLowerCase()} ${reading.style}`);
  const style = styleOf(reading.style);
  const time = reading.time ?? random.pick<Time>(['day', 'day', 'dawn', 'dusk']);
  const canvas: Canvas = {
    width,
    height,
    random,
    reading: withLands(reading, random),
    time,
    palette: style.palette(paletteOf(reading, time, random)),
    horizon: height * random.between(0.5, 0.6),
    layer: style.layer,
  };
  const defs = `<defs><filter id="mist" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${width / 22}"/></filter>${style.defs}</defs>`;
  const picture = compose(canvas, style) + weather(canvas);
  const body = (style.wrap?.(picture) ?? picture) + style.finish(canvas);
  const [wide, tall] = [width + BLEED * 2, height + BLEED * 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" viewBox="${-BLEED} ${-BLEED} ${wide} ${tall}">${defs}${body}</svg>`;
}

/** Lands the words imply when they name none. */
function withLands(reading: Reading, random: Random): Reading {
  if (reading.lands.length > 0) return reading;
  const isScene =
    reading.actors.length > 0 || reading.time || reading.weather !== 'clear' || reading.isPerson;
  if (!isScene) return reading;
  const land: Land = reading.actors.some((actor) => BY_THE_SEA.has(actor))
    ? 'sea'
    : reading.actors.includes('robot')
      ? 'city'
      : random.pick(['hills', 'meadow', 'hills', 'mountains']);
  return { ...reading, lands: [land] };
}

function compose(canvas: Canvas, style: Style): string {
  const { reading, width, height } = canvas;
  if (style.isPortrait) {
    const ground = reading.isSpace ? space(canvas) : landscape(canvas, style, []);
    const scale = (Math.min(width, height * 0.9) / 1024) * 1.75;
    return `<g filter="url(#studio)">${ground}</g>${canvas.layer(placed(width * 0.5, height + 30 * scale, scale, sitter(canvas)), 0)}`;
  }
  if (reading.isSpace) return space(canvas) + actors(canvas, reading.actors, ['rocket', 'robot']);
  const [food] = reading.stills;
  if (food && reading.lands.every((land) => land === 'meadow' || land === 'city')) {
    return tabletop(canvas) + stillLife(canvas, food);
  }
  if (reading.lands.length === 0) return abstract(canvas);
  return landscape(canvas, style, reading.actors) + (reading.isPerson ? figure(canvas) : '');
}

function sitter(canvas: Canvas): string {
  const { actors, stills, isPerson } = canvas.reading;
  const animal = actors.find((actor) => CREATURES.has(actor));
  if (!isPerson && animal)
    return `<g transform="translate(0 -36) scale(1.5)">${creature(animal as Creature, canvas)}</g>`;
  if (!isPerson && actors.includes('robot'))
    return `<g transform="translate(0 -36) scale(1.5)">${drawing('robot', canvas)}</g>`;
  if (!isPerson && stills[0])
    return `<g transform="translate(0 -60) scale(1.2)">${still(stills[0], canvas)}</g>`;
  return person(canvas);
}

function figure(canvas: Canvas): string {
  const { width, height } = canvas;
  const scale = (Math.min(width, height) / 1024) * 1.05;
  return canvas.layer(placed(width * 0.5, height, scale, person(canvas)), 0);
}

function stillLife(canvas: Canvas, food: Parameters<typeof still>[0]): string {
  const { width, height, horizon, reading } = canvas;
  const scale = (Math.min(width, height) / 1024) * 1.7;
  const y = horizon + (height - horizon) * 0.55;
  const second = reading.stills[1];
  const behind = second
    ? canvas.layer(
        placed(
          width * 0.76,
          horizon + (height - horizon) * 0.25,
          scale * 0.6,
          still(second, canvas),
        ),
        0.3,
      )
    : '';
  return (
    behind + canvas.layer(placed(width * (second ? 0.42 : 0.5), y, scale, still(food, canvas)), 0.1)
  );
}

function landscape(canvas: Canvas, style: Style, present: readonly Actor[]): string {
  const { lands } = canvas.reading;
  const has = (land: Land) => lands.includes(land);
  const parts = [
    sky(canvas),
    style.inSky?.(canvas) ?? '',
    present.includes('bird') ? flock(canvas) : '',
  ];
  if (has('mountains')) parts.push(mountains(canvas));
  if (has('city')) parts.push(city(canvas));
  if (has('desert')) parts.push(desert(canvas));
  if (has('sea')) parts.push(seaAmong(canvas, has, present.includes('boat')));
  else if (!has('city') && !has('desert')) parts.push(hills(canvas, has('mountains') ? 3 : 4));
  if (has('forest')) parts.push(forest(canvas, has('sea') ? 1 : 3));
  parts.push(
    actors(canvas, present, ['house', 'castle', 'lighthouse', 'boat', 'balloon', 'rocket', 'tree']),
  );
  if (has('meadow')) parts.push(meadow(canvas));
  parts.push(actors(canvas, present, ['cat', 'dog', 'fox', 'rabbit', 'bear', 'owl', 'robot']));
  return parts.join('');
}

function seaAmong(canvas: Canvas, has: (land: Land) => boolean, hasBoat: boolean): string {
  if (!has('city')) return sea(canvas, !has('mountains') && !hasBoat);
  return canvas.layer(sea({ ...canvas, horizon: canvas.height * 0.72 }, false), 0.4);
}

/** The named things among those wanted here, each where it belongs, side by side. */
function actors(canvas: Canvas, present: readonly Actor[], wanted: readonly Actor[]): string {
  const named = present.filter((actor) => wanted.includes(actor)).slice(0, 3);
  return named
    .map((actor, index) => {
      const share = (index + 1) / (named.length + 1) + canvas.random.between(-0.06, 0.06);
      return canvas.layer(actorAt(actor, share, canvas), 0.12);
    })
    .join('');
}

/** How far before the horizon what is built or afloat stands, and how large it is. */
const ON_THE_GROUND: Partial<Record<Actor, [depth: number, size: number]>> = {
  boat: [0.3, 1.25],
  house: [0.4, 1.5],
  castle: [0.32, 1.5],
  lighthouse: [0.2, 1.35],
};

function actorAt(actor: Actor, share: number, canvas: Canvas): string {
  const { width, height, horizon, random, palette, time } = canvas;
  const unit = Math.min(width, height) / 1024;
  const [x, depth] = [width * share, height - horizon];
  const ground = ON_THE_GROUND[actor];
  if (ground) {
    const isLit = actor === 'lighthouse' && (time === 'night' || time === 'dusk');
    const shapes = (isLit ? drawing('beam', canvas) : '') + drawing(actor, canvas);
    const place = actor === 'lighthouse' ? width * 0.74 : x;
    return placed(place, horizon + depth * ground[0], unit * ground[1], shapes);
  }
  switch (actor) {
    case 'bird':
      return '';
    case 'balloon':
      return placed(x, horizon * 0.42, unit * 1.35, drawing(actor, canvas));
    case 'rocket':
      return `<g transform="rotate(${random.whole(8, 24)} ${x} ${horizon * 0.5})">${placed(x, horizon * 0.5, unit * 1.4, drawing(actor, canvas))}</g>`;
    case 'tree': {
      const shapes = leafyTree(palette.land, '#5b4030', [0.6, 0.5, 0.8, 0.4, 0.6, 0.7]);
      return placed(width * 0.26, horizon + depth * 0.6, unit * 4.6, shapes);
    }
    case 'robot':
      return placed(x, height * 0.93, unit * 1.9, drawing(actor, canvas));
    default:
      return placed(x, height * 0.93, unit * 1.8, creature(actor as Creature, canvas));
  }
}
