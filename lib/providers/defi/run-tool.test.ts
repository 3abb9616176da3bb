import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SourceFailure } from '@/lib/providers/http/first-found';
import type { DefiLlama } from './llama/defi-llama';
import { runDefiTool } from './run-tool';
import { defiTools } from './tools';

const signal = new AbortController().signal;
const away = async (): Promise<{ kind: 'failed'; failures: SourceFailure[] }> => ({
  kind: 'failed',
  failures: [{ source: 'DefiLlama', reason: 'timeout' }],
});
const llama: DefiLlama = { protocolTvl: away, chainTvl: away, pools: away, price: away };
const run = (name: string, args: unknown) => runDefiTool(name, args, { llama, signal });

describe('running a tool', () => {
  it.each([
    ['impermanent_loss', { price_ratio: 2 }, '5.72%'],
    ['impermanent_loss', { price_ratio: 2, weight_percent: 80, deposit_usd: 1000 }, '3.27%'],
    ['convert_rate', { rate_percent: 5, rate_kind: 'apr' }, '5.13%'],
    ['convert_rate', { rate_percent: 10, rate_kind: 'apy', compounds_per_year: 12 }, '9.57%'],
    ['project_rewards', { principal: 100, rate_percent: 5 }, '$105.13'],
    [
      'project_rewards',
      { principal: 32, unit: 'ETH', rate_percent: 3, rate_kind: 'apy' },
      '32.96 ETH',
    ],
    ['swap_output', { reserve_in: 1000, reserve_out: 2000, amount_in: 10 }, '19.7432'],
    [
      'loan_health',
      { collateral_amount: 2, collateral_price_usd: 3500, debt_usd: 4000 },
      '$2,500.00',
    ],
    ['depeg_loss', { amount: 1000, price: 0.92 }, '$80.00'],
    [
      'gas_break_even',
      { gas_price_gwei: 20, coin_price_usd: 3000, deposit_usd: 1000, rate_percent: 5 },
      '132 days',
    ],
  ])('%s of %j is %s', async (name, args, main) => {
    const result = await run(name, args);
    const card = 'card' in result ? result.card : undefined;
    expect(card?.results.find(({ isMain }) => isMain)?.value).toBe(main);
    expect(card?.formula).toBeTruthy();
    expect(card?.source.name).toBeTruthy();
    expect(card?.risk).toBe(defiTools.find((tool) => tool.name === name)?.risk);
  });

  it('forgives numbers written as text', async () => {
    const result = await run('project_rewards', {
      principal: '$1,000',
      rate_percent: '5%',
      unit: '',
    });
    expect(result).toMatchObject({ card: { results: [{ value: '$1,051.27' }, {}, {}] } });
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a missing argument', {}],
    ['nonsense', { price_ratio: 'double' }],
    ['a number out of range', { price_ratio: -1 }],
    ['no finite number', { price_ratio: Infinity }],
  ])('names the fault of %s', async (_, args) => {
    expect(await run('impermanent_loss', args)).toMatchObject({
      fault: expect.stringMatching(/cannot be used.*\.$/),
    });
  });

  it('names the tools there are when asked for another', async () => {
    expect(await run('buy_token', {})).toMatchObject({
      fault: expect.stringContaining('impermanent_loss'),
    });
  });

  it.each([
    ['protocol_tvl', { protocol: 'aave' }, '$1.5B is locked in aave.'],
    ['chain_tvl', { chain: 'base' }, '$2.5B is locked on Base.'],
    ['token_price', { token: 'eth' }, 'One ETH costs $3,000.50.'],
    ['best_yields', {}, 'The highest of 1 is 9.00% a year: USDC at aave-v3 on Base.'],
  ])(
    '%s shows the figure with its source and the time it was taken',
    async (name, args, summary) => {
      const at = '2026-03-01T10:00:00.000Z';
      const found = <T>(value: T) => ({ kind: 'found' as const, value, source: 'DefiLlama' });
      const pool = { chain: 'Base', project: 'aave-v3', symbol: 'USDC', tvlUsd: 5e6, apy: 9 };
      const there: DefiLlama = {
        protocolTvl: async () => found({ name: 'Aave', tvl: 1.5e9, at }),
        chainTvl: async () => found({ name: 'Base', tvl: 2.5e9, at }),
        price: async () => found({ symbol: 'ETH', price: 3_000.5, at }),
        pools: async () => found({ pools: [{ ...pool, stablecoin: true }], at }),
      };
      expect(await runDefiTool(name, args, { llama: there, signal })).toMatchObject({
        card: { summary, at, isLive: true, source: { name: 'DefiLlama' } },
      });
    },
  );

  it.each([
    ['protocol_tvl', { protocol: 'aave' }],
    ['chain_tvl', { chain: 'base' }],
    ['token_price', { token: 'eth' }],
    ['best_yields', {}],
  ])('%s says plainly that nothing could be fetched', async (name, args) => {
    expect(await run(name, args)).toMatchObject({
      card: { failure: expect.stringMatching(/^DefiLlama took too long/), results: [] },
    });
  });

  it('warns with every tool, shortly and of its own danger', () => {
    const risks = defiTools.map(({ risk }) => risk);
    expect(new Set(risks).size).toBe(defiTools.length);
    for (const risk of risks) expect(risk).toMatch(/^[A-Z].{30,180}\.$/);
  });

  it('gives every input a field and every tool a schema that a model can read', () => {
    for (const { input, fields } of defiTools) {
      const schema = z.toJSONSchema(input, { io: 'input' });
      expect(fields.map(({ name }) => name).toSorted()).toEqual(
        Object.keys(schema.properties ?? {}).toSorted(),
      );
    }
  });
});
