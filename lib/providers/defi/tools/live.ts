import { z } from 'zod';
import { failureSentence } from '@/lib/providers/http/lookup-failure';
import type { LookupResult } from '@/lib/providers/http/first-found';
import { bigUsd, percent, usd } from '../format';
import { clean } from '../llama/clean';
import { type Computed, defineDefiTool } from '../tool';

const name = (what: string) => z.string().trim().min(1, `Name ${what}.`).max(80);
const source = { name: 'DefiLlama', url: 'https://defillama.com' };

/** The figures, or a plain word for why there are none. */
function shown<T>(result: LookupResult<T>, asked: string, show: (value: T) => Computed): Computed {
  if (result.kind === 'found') return show(result.value);
  const failure =
    result.kind === 'notFound'
      ? `DefiLlama knows nothing called ${clean(asked, 40)}. Check the name and try again.`
      : failureSentence(result.failures).sentence;
  return { summary: failure, results: [], failure };
}

export const protocolTvlTool = defineDefiTool({
  name: 'protocol_tvl',
  title: 'Value locked in a protocol',
  description: 'Total value locked right now in a protocol such as Aave, Lido or Uniswap.',
  input: z.object({ protocol: name('a protocol') }),
  fields: [{ name: 'protocol', label: 'Protocol', kind: 'text' }],
  source,
  isLive: true,
  risk: 'Value locked says how much is at stake, not how safe it is: contracts holding fortunes have been emptied within minutes.',
  run: async ({ protocol }, { llama, signal }) =>
    shown(await llama.protocolTvl(protocol, signal), protocol, ({ tvl, at }) => ({
      summary: `${bigUsd(tvl)} is locked in ${clean(protocol, 40)}.`,
      results: [{ label: 'Value locked', value: bigUsd(tvl), isMain: true }],
      at,
    })),
});

export const chainTvlTool = defineDefiTool({
  name: 'chain_tvl',
  title: 'Value locked on a chain',
  description: 'Total value locked right now on a blockchain such as Ethereum, Solana or Arbitrum.',
  input: z.object({ chain: name('a chain') }),
  fields: [{ name: 'chain', label: 'Chain', kind: 'text' }],
  source,
  isLive: true,
  risk: 'Value locked moves with prices and counts coins that are lent on more than once; a large chain does not make its bridges and contracts safe.',
  run: async ({ chain }, { llama, signal }) =>
    shown(await llama.chainTvl(chain, signal), chain, (found) => ({
      summary: `${bigUsd(found.tvl)} is locked on ${found.name}.`,
      results: [{ label: 'Value locked', value: bigUsd(found.tvl), isMain: true }],
      at: found.at,
    })),
});

export const tokenPriceTool = defineDefiTool({
  name: 'token_price',
  title: 'Token price',
  description: 'The price of a token right now, by symbol, CoinGecko id or chain:address.',
  input: z.object({ token: name('a token') }),
  fields: [{ name: 'token', label: 'Token', kind: 'text' }],
  source,
  isLive: true,
  risk: 'Prices move by the minute, and a thin market may pay you far less than the last one.',
  run: async ({ token }, { llama, signal }) =>
    shown(await llama.price(token, signal), token, ({ symbol, price, at }) => ({
      summary: `One ${symbol} costs ${usd(price)}.`,
      results: [{ label: symbol, value: usd(price), isMain: true }],
      at,
    })),
});

export const bestYieldsTool = defineDefiTool({
  name: 'best_yields',
  title: 'Pool yields',
  description:
    'The highest-yielding pools right now, filtered by token, chain, project, stablecoins and size.',
  input: z.object({
    token: name('a token').nullish().describe('Symbol, e.g. USDC'),
    chain: name('a chain').nullish(),
    project: name('a project').nullish().describe('Slug, e.g. aave-v3'),
    stablecoins_only: z.boolean().default(false),
    min_tvl_usd: z.number().min(0).max(1e12).default(1_000_000),
    limit: z.number().int().min(1).max(10).default(5),
  }),
  fields: [
    { name: 'token', label: 'Token', kind: 'text' },
    { name: 'chain', label: 'Chain', kind: 'text' },
    { name: 'project', label: 'Project', kind: 'text' },
    { name: 'stablecoins_only', label: 'Stablecoins only', kind: 'switch' },
    { name: 'min_tvl_usd', label: 'At least locked', kind: 'number', unit: 'USD' },
    { name: 'limit', label: 'Pools', kind: 'number' },
  ],
  source: { ...source, url: 'https://defillama.com/yields' },
  isLive: true,
  risk: 'A high yield is the price of a risk: of the tokens, of the contract, or of rewards that end. Read what a pool does before anything else.',
  run: async (input, { llama, signal }) => {
    const filter = {
      ...(input.token ? { token: input.token } : {}),
      ...(input.chain ? { chain: input.chain } : {}),
      ...(input.project ? { project: input.project } : {}),
      ...(input.stablecoins_only ? { isStable: true } : {}),
      minTvl: input.min_tvl_usd,
      limit: input.limit,
    };
    return shown(
      await llama.pools(filter, signal),
      'pools with these filters',
      ({ pools, at }) => ({
        summary: `The highest of ${pools.length} is ${percent((pools[0]?.apy ?? 0) / 100)} a year: ${pools[0]?.symbol} at ${pools[0]?.project} on ${pools[0]?.chain}.`,
        results: [
          { label: 'Highest yield', value: percent((pools[0]?.apy ?? 0) / 100), isMain: true },
        ],
        table: {
          columns: ['Pool', 'Project', 'Chain', 'APY', 'Locked'],
          rows: pools.map((one) => [
            one.symbol,
            one.project,
            one.chain,
            percent(one.apy / 100),
            bigUsd(one.tvlUsd),
          ]),
        },
        at,
      }),
    );
  },
});
