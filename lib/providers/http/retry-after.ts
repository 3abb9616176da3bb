const DAY = 86_400;

/** Whole seconds (1 to a day) of a `Retry-After` header given in seconds or as an HTTP date. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(DAY, Math.max(1, Math.ceil(seconds))) : undefined;
}
