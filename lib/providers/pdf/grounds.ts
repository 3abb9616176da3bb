import { type Rgb, WHITE } from './colour.ts';
import { area, type Box, contains, type Point } from './geometry.ts';

interface Ground {
  box: Box;
  /** Null when the colour cannot be determined: a pattern, a shade, a picture, something see-through. */
  colour: Rgb | null;
  order: number;
}

const SMALLEST = 40;
const MOST = 2_000;

/** What has been painted as areas so far, to tell what text is on and what lies over it. */
export class Grounds {
  #all: Ground[] = [];

  /** Remembers a painted area; ones of a few points (rules, dots) are left out. */
  add(box: Box, colour: Rgb | null, order: number): void {
    if (area(box) < SMALLEST) return;
    this.#all.push({ box, colour, order });
    if (this.#all.length > MOST) this.#all.shift();
  }

  /** The colour at a point as painted up to now; null when it cannot be determined. */
  colourAt(point: Point): Rgb | null {
    const ground = this.#all.findLast(({ box }) => contains(box, point));
    return ground ? ground.colour : WHITE;
  }

  /** True when a solid area painted after `order` covers the whole box. */
  covers(box: Box, order: number): boolean {
    return this.#all.some(
      (ground) =>
        ground.colour !== null &&
        ground.order > order &&
        contains(ground.box, [box.left, box.bottom]) &&
        contains(ground.box, [box.right, box.top]),
    );
  }
}
