import { z } from 'zod';
import { clean } from './clean';

/** A pool's yield today; rates in per cent a year. */
const pool = z.object({
  chain: z.string(),
  project: z.string(),
  symbol: z.string(),
  tvlUsd: z.number().nonnegative(),
  apy: z.number(),
  stablecoin: z.boolean().default(false),
});
export type Pool = z.output<typeof pool>;

const row = pool.extend({
  stablecoin: z.boolean().nullish().transform(Boolean),
  outlier: z.boolean().nullish(),
});

/** `/pools`, row by row: one broken row must not take the others with it. */
export const poolList = z.object({ data: z.array(z.unknown()).min(1) });

export const poolAnswer = z.object({ pools: z.array(pool), at: z.string() });

export interface PoolFilter {
  token?: string;
  chain?: string;
  project?: string;
  isStable?: boolean;
  minTvl: number;
  limit: number;
}

const LEAST_TVL = 100_000;

/** The rows in the right shape that are not dust or flagged as outliers. */
export function sane(rows: readonly unknown[]): Pool[] {
  return rows.flatMap((one) => {
    const parsed = row.safeParse(one);
    if (!parsed.success || parsed.data.outlier || parsed.data.tvlUsd < LEAST_TVL) return [];
    const { chain, project, symbol, tvlUsd, apy, stablecoin } = parsed.data;
    if (!(apy > 0)) return [];
    return [
      {
        chain: clean(chain, 30),
        project: clean(project, 40),
        symbol: clean(symbol, 40),
        tvlUsd,
        apy,
        stablecoin,
      },
    ];
  });
}

/** The pools that pass the filter, the highest yield first. */
export function bestPools(rows: readonly Pool[], filter: PoolFilter): Pool[] {
  const { token, chain, project, isStable, minTvl, limit } = filter;
  const symbols = (text: string) => text.toLowerCase().split(/[^a-z0-9.]+/);
  const same = (one: string, other: string) =>
    one.toLowerCase().replace(/[\s-]/g, '') === other.toLowerCase().replace(/[\s-]/g, '');
  return rows
    .filter(
      (one) =>
        one.tvlUsd >= minTvl &&
        (!token || symbols(one.symbol).includes(token.toLowerCase())) &&
        (!chain || same(one.chain, chain)) &&
        (!project ||
          same(one.project, project) ||
          one.project.startsWith(`${project.toLowerCase()}-`)) &&
        (isStable === undefined || one.stablecoin === isStable),
    )
    .sort((left, right) => right.apy - left.apy)
    .slice(0, limit);
}
