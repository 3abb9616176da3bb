import { type WrittenNumber, writtenNumbers } from './written-number';

type Kind = WrittenNumber['kind'];

/**
 * Tells of a figure whether the sources hold it: one of their numbers rounds to it. `read` finds the numbers
 * of a text.
 */
export function knownFigures(
  sources: readonly string[],
  read: (text: string) => WrittenNumber[] = writtenNumbers,
): (figure: WrittenNumber) => boolean {
  const numbers = sources.flatMap((source) => read(source));
  const readAs = (kind: Kind) =>
    Float64Array.from(numbers.flatMap((number) => readings(number, kind))).sort();
  const known: Record<Kind, Float64Array> = {
    percent: readAs('percent'),
    money: readAs('money'),
    ratio: readAs('ratio'),
    plain: readAs('plain'),
  };
  return ({ kind, value, slack }) => {
    const most = slack + value * 1e-9;
    return hasBetween(known[kind], value - most, value + most);
  };
}

/** True when a sorted list holds a number from `least` to `most`. */
function hasBetween(sorted: Float64Array, least: number, most: number): boolean {
  let start = 0;
  let end = sorted.length;
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((sorted[middle] ?? 0) < least) start = middle + 1;
    else end = middle;
  }
  return (sorted[start] ?? Infinity) <= most;
}

/** What a source's number may be for a figure of a kind; a bare 5 is 5 %, $5 or 5. */
function readings({ kind, value }: WrittenNumber, wanted: Kind): number[] {
  if (kind === wanted) return [value];
  if (kind === 'plain') return wanted === 'percent' ? [value, value / 100] : [value];
  if (wanted === 'plain') return kind === 'percent' ? [value, value * 100] : [value];
  return [];
}
