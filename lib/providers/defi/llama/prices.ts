import { z } from 'zod';
import { clean } from './clean';
import { COINS } from './coins';

/** A token's price in US dollars; `at` is the time of the price itself. */
export const price = z.object({ symbol: z.string(), price: z.number().positive(), at: z.string() });
export type Price = z.output<typeof price>;

/** `/prices/current/{coins}`, as far as it is used. */
export const priceAnswer = z.object({
  coins: z.record(
    z.string(),
    z.object({
      price: z.number(),
      symbol: z.string().nullish(),
      timestamp: z.number().nullish(),
    }),
  ),
});

const CONTRACT = /^([a-z][a-z0-9-]{1,20}):(0x[\da-f]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/i;

/** A token as the price service names it: `chain:address`, or a CoinGecko id for a symbol or a name. */
export function coinKey(token: string): string {
  const asked = token.trim();
  if (CONTRACT.test(asked))
    return asked.toLowerCase().includes(':0x') ? asked.toLowerCase() : asked;
  const plain = asked.toLowerCase().replace(/^\$/, '');
  const id = COINS[plain] ?? plain.replace(/[^a-z0-9.-]+/g, '-').slice(0, 60);
  return `coingecko:${id}`;
}

export function priceFrom(answer: z.output<typeof priceAnswer>, key: string): Price | undefined {
  const coin = answer.coins[key] ?? Object.values(answer.coins)[0];
  if (!coin || !(coin.price > 0)) return undefined;
  const at = new Date(coin.timestamp ? coin.timestamp * 1000 : Date.now());
  return {
    symbol: clean(coin.symbol ?? key.replace('coingecko:', ''), 16),
    price: coin.price,
    at: Number.isNaN(at.getTime()) ? new Date().toISOString() : at.toISOString(),
  };
}
