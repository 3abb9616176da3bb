import { z } from 'zod';
import { clean } from './clean';

/** Value locked, in US dollars, and when it was taken. */
export const tvl = z.object({ name: z.string(), tvl: z.number(), at: z.string() });
export type Tvl = z.output<typeof tvl>;

/** `/v2/chains`, as far as it is used. */
export const chainList = z.array(
  z.object({ name: z.string(), tvl: z.number(), tokenSymbol: z.string().nullish() }),
);

const ALIASES: Record<string, string> = {
  eth: 'ethereum',
  bnb: 'bsc',
  'bnb chain': 'bsc',
  'binance smart chain': 'bsc',
  op: 'op mainnet',
  optimism: 'op mainnet',
  arb: 'arbitrum',
  'arbitrum one': 'arbitrum',
  avax: 'avalanche',
  sol: 'solana',
  matic: 'polygon',
  pol: 'polygon',
  ftm: 'fantom',
};

/** The chain people mean by a name, a symbol or a nickname. */
export function chainFrom(
  list: z.output<typeof chainList>,
  name: string,
  at: string,
): Tvl | undefined {
  const asked = name.trim().toLowerCase();
  const wanted = ALIASES[asked] ?? asked;
  const found =
    list.find((chain) => {
      const listed = chain.name.toLowerCase();
      return listed === wanted || ALIASES[listed] === wanted;
    }) ?? list.find((chain) => chain.tokenSymbol?.toLowerCase() === asked);
  return found && { name: clean(found.name), tvl: found.tvl, at };
}
