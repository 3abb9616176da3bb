import { claimedFigures } from './claims';
import { type WrittenNumber, writtenNumbers } from './written-number';

type Kind = WrittenNumber['kind'];

/** Set by Ethereum's own rules: a validator's least stake and the gas of a plain transfer. */
const FIXED = new Set(['32 ETH', '21,000']);

/**
 * The figures of an answer that are in none of the sources, as they are written and each once. A
 * source matches when it rounds to the figure. Nothing and one (0 %, 100 %, $1, 1:1) need no source:
 * they are a whole, a peg, parity.
 */
export function unsupportedFigures(answer: string, sources: readonly string[]): string[] {
  const claims = claimedFigures(answer).filter(
    ({ text, value }) => value !== 0 && value !== 1 && !FIXED.has(text),
  );
  if (claims.length === 0) return [];
  const numbers = sources.flatMap(writtenNumbers);
  const readAs = (kind: Kind) =>
    Float64Array.from(numbers.flatMap((number) => readings(number, kind))).sort();
  const known: Record<Kind, Float64Array> = {
    percent: readAs('percent'),
    money: readAs('money'),
    ratio: readAs('ratio'),
    plain: readAs('plain'),
  };
  const unsupported = claims.filter(({ kind, value, slack }) => {
    const most = slack + value * 1e-9;
    return !hasBetween(known[kind], value - most, value + most);
  });
  return [...new Set(unsupported.map(({ text }) => text))];
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
