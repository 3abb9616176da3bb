import type { Measure } from '../report';

interface Limit {
  limit: number;
  value: number;
  unit?: string;
  /** Decimals to show. */
  digits?: number;
}

/** A measure that passes while the value stays at or under the limit. */
export function atMost(what: string, { limit, value, unit, digits = 0 }: Limit): Measure {
  const written = (text: string) => [text, unit].filter(Boolean).join(' ');
  return {
    what,
    target: limit === 0 ? '0' : written(`at most ${limit}`),
    measured: written(value.toFixed(digits)),
    passed: value <= limit,
  };
}

/** A limit in kilobytes of 1,024 bytes. */
export const kilobytes = (limit: number, value: number): Limit => ({
  limit,
  value,
  unit: 'KB',
  digits: 1,
});
