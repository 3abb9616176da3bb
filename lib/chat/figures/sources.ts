import type { Message } from '@/db/messages';
import type { Card } from '@/lib/providers/defi/card';

/** Texts with every figure an answer may rest on: the person's own words, and the cards of all turns. */
export function figureSources(
  history: readonly Message[],
  message: string,
  cards: readonly Card[],
): string[] {
  const told = history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const earlier = history.flatMap(({ cards: kept }) =>
    Array.isArray(kept) ? (kept as Card[]) : [],
  );
  return [...told, message, ...[...earlier, ...cards].map(shownOn)];
}

/** Everything a card shows in words and numbers. */
function shownOn({ summary, inputs, results, table, formula, risk }: Card): string {
  const given = inputs.map(({ value }) => value);
  const found = results.map(({ value }) => value);
  return [summary, ...given, ...found, ...(table?.rows.flat() ?? []), formula, risk].join('\n');
}
