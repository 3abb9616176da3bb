/** Numbers as the cards and answers show them: US grouping. */
const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options);
const cents = number({ style: 'currency', currency: 'USD' });
const compact = number({
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
});
const small = number({ maximumSignificantDigits: 4 });
const whole = number({ maximumFractionDigits: 4 });
const hundredths = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A fraction as percent: 0.0572 is `5.72%`. */
export function percent(fraction: number): string {
  const value = fraction * 100;
  if (!Number.isFinite(value)) return 'without limit';
  return `${value !== 0 && Math.abs(value) < 0.01 ? small.format(value) : hundredths.format(value)}%`;
}

/** US dollars to the cent; below one cent with four digits that count. */
export function usd(value: number): string {
  if (!Number.isFinite(value)) return 'without limit';
  return value !== 0 && Math.abs(value) < 0.01 ? `$${small.format(value)}` : cents.format(value);
}

/** Large sums of US dollars: `$12.34B`. */
export const bigUsd = (value: number): string => compact.format(value);

/** A plain number with at most four decimals, or four digits that count when it is small. */
export function plain(value: number): string {
  if (!Number.isFinite(value)) return 'without limit';
  return value !== 0 && Math.abs(value) < 0.01 ? small.format(value) : whole.format(value);
}

/** An amount of a token or currency: dollars to the cent, anything else with its symbol. */
export function amount(value: number, unit: string): string {
  return unit.toUpperCase() === 'USD' ? usd(value) : `${plain(value)} ${unit}`;
}
