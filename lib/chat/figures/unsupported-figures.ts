import { claimedFigures } from './claims';
import { type WrittenNumber, writtenNumbers } from './written-number';

/** Set by Ethereum's own rules: a validator's least stake and the gas of a plain transfer. */
const FIXED = new Set(['32 ETH', '21,000']);

/**
 * The figures of an answer that stand in none of the sources, as they are written and each once. A
 * source matches when it rounds to the figure. Nothing and one (0 %, 100 %, $1, 1:1) need no source:
 * they are a whole, a peg, parity.
 */
export function unsupportedFigures(answer: string, sources: readonly string[]): string[] {
  const claims = claimedFigures(answer);
  if (claims.length === 0) return [];
  const known = sources.flatMap(writtenNumbers);
  const unsupported = claims.filter(
    (claim) =>
      claim.value !== 0 &&
      claim.value !== 1 &&
      !FIXED.has(claim.text) &&
      !known.some((source) => supports(source, claim)),
  );
  return [...new Set(unsupported.map(({ text }) => text))];
}

function supports(source: WrittenNumber, { kind, value, slack }: WrittenNumber): boolean {
  return readings(source, kind).some(
    (read) => Math.abs(read - value) <= slack + Math.abs(value) * 1e-9,
  );
}

/** What a source's number may be for a figure of a kind; a bare 5 is 5 %, $5 or 5. */
function readings({ kind, value }: WrittenNumber, wanted: WrittenNumber['kind']): number[] {
  if (kind === wanted) return [value];
  if (kind === 'plain') return wanted === 'percent' ? [value, value / 100] : [value];
  if (wanted === 'plain') return kind === 'percent' ? [value, value * 100] : [value];
  return [];
}
