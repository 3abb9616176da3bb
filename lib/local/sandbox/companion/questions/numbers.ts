const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

/** A number as people write it, for use inside a pattern: two groups, the digits and the scale. */
export const NUMBER = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?|\.\d+)\s?(k|mn?|bn?|thousand|million|billion)?(?![a-z\d])`;

/** The value of what the two groups of `NUMBER` caught. */
export function valueOf(digits: string | undefined, scale: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  const value = Number(digits.replaceAll(',', ''));
  return Number.isFinite(value) ? value * (SCALES[scale?.toLowerCase() ?? ''] ?? 1) : undefined;
}

/** The first number that `before` leads up to; `before` and `after` are patterns without groups. */
export function numberIn(text: string, before: string, after = ''): number | undefined {
  const match = new RegExp(`${before}\\s*${NUMBER}${after}`, 'i').exec(text);
  return match ? valueOf(match[1], match[2]) : undefined;
}

/** A yearly rate in per cent, as written. */
export function rateIn(text: string): number | undefined {
  const match = /(\d+(?:\.\d+)?|\.\d+)\s*(?:%|per ?cent|percent)/i.exec(text);
  return match ? Number(match[1]) : undefined;
}

const LENGTHS: Record<string, number> = { day: 1, week: 7, month: 365 / 12, year: 365 };

/** A stretch of time in days. */
export function daysIn(text: string): number | undefined {
  const match = /(?:(\d+(?:\.\d+)?)|\b(?:an?|one))[\s-]*(day|week|month|year)s?\b/i.exec(text);
  if (!match) return undefined;
  return Number(match[1] ?? 1) * (LENGTHS[match[2]?.toLowerCase() ?? ''] ?? 365);
}

/** How often a year interest is added, where the text says so. */
export function compoundsIn(text: string): number | undefined {
  if (/\b(?:simple interest|without compounding|not compounded|no compounding)\b/i.test(text))
    return 0;
  const times: [RegExp, number][] = [
    [/\b(?:hourly|every hour|each hour)\b/i, 8_760],
    [/\b(?:daily|every day|each day)\b/i, 365],
    [/\b(?:weekly|every week|each week)\b/i, 52],
    [/\b(?:monthly|every month|each month)\b/i, 12],
    [/\bquarterly\b/i, 4],
    [/\b(?:yearly|annually|once a year)\b/i, 1],
  ];
  return times.find(([pattern]) => pattern.test(text))?.[1];
}

/** A token's symbol written behind an amount, or the first one in capitals. */
export const SYMBOL = '[A-Za-z][A-Za-z0-9]{1,9}';
