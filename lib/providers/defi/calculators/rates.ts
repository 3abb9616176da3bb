/**
 * The effective yearly rate of a nominal one, both as fractions, compounded `perYear` times a year
 * (`Infinity` for continuously). Source: effective annual rate, (1 + APR/n)^n − 1.
 */
export function aprToApy(apr: number, perYear: number): number {
  if (perYear === Infinity) return Math.expm1(apr);
  return Math.expm1(perYear * Math.log1p(apr / perYear));
}

/** The nominal yearly rate whose effective rate is `apy`; the inverse of `aprToApy`. */
export function apyToApr(apy: number, perYear: number): number {
  if (perYear === Infinity) return Math.log1p(apy);
  return perYear * Math.expm1(Math.log1p(apy) / perYear);
}

/**
 * What a principal grows to at a nominal yearly rate (a fraction) over `years`, compounded `perYear`
 * times a year; 0 times pays simple interest, P·(1 + APR·t).
 */
export function grow(principal: number, apr: number, perYear: number, years: number): number {
  if (perYear === 0) return principal * (1 + apr * years);
  return principal * Math.exp(years * perYear * Math.log1p(apr / perYear));
}
