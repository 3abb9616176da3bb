import { knownFigures } from '@/lib/writing/figures/known-figures';
import { claimedFigures } from './claims';
import { moneyNumbers } from './money-numbers';

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
  const isKnown = knownFigures(sources, moneyNumbers);
  const unsupported = claims.filter((claim) => !isKnown(claim));
  return [...new Set(unsupported.map(({ text }) => text))];
}
