import type { Check, CheckId, Evidence, Loss } from '../types.ts';

export const MAX_EVIDENCE = 5;
const LONGEST_QUOTE = 220;

/** A check's result; losses beyond its points are named but cost nothing more. */
export function check(
  id: CheckId,
  title: string,
  of: number,
  good: string,
  losses: readonly (Loss | null)[],
): Check {
  let left = of;
  const capped = losses
    .filter((loss) => loss !== null)
    .map((loss) => {
      const points = Math.min(left, loss.points);
      left -= points;
      return { ...loss, points };
    });
  return { id, title, of, points: left, good, losses: capped };
}

/** Lines as evidence: the first few, shortened, each once. */
export function quote(lines: readonly { text: string; page: number }[]): Evidence[] {
  const seen = new Set<string>();
  return lines
    .map(({ text, page }) => ({
      quote: text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text,
      page,
    }))
    .filter((each) => each.quote !== '' && !seen.has(each.quote) && seen.add(each.quote))
    .slice(0, MAX_EVIDENCE);
}

/** `3 lines`, `1 line`. */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1) ?? ''}`;
}
