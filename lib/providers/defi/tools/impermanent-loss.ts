import { z } from 'zod';
import { holdGrowth, impermanentLoss, poolGrowth } from '../calculators/impermanent-loss';
import { percent, plain, usd } from '../format';
import { defineDefiTool } from '../tool';

export const impermanentLossTool = defineDefiTool({
  name: 'impermanent_loss',
  title: 'Impermanent loss',
  description:
    'Impermanent loss of a constant-product or weighted pool against holding, for any price change of one token. "Doubles" is a price_ratio of 2, "halves" 0.5, "rises 50%" 1.5.',
  input: z.object({
    price_ratio: z
      .number()
      .gt(0)
      .max(1e9)
      .describe('New price divided by old price of the token that moved'),
    weight_percent: z
      .number()
      .min(1)
      .max(99)
      .default(50)
      .describe('Share of that token in the pool, in percent'),
    deposit_usd: z
      .number()
      .min(0)
      .max(1e15)
      .nullish()
      .describe('Value of the deposit in US dollars, if given'),
  }),
  fields: [
    { name: 'price_ratio', label: 'New price ÷ old price', kind: 'number' },
    { name: 'weight_percent', label: 'Weight of that token', kind: 'number', unit: '%' },
    { name: 'deposit_usd', label: 'Deposit', kind: 'number', unit: 'USD' },
  ],
  formula:
    'loss = r^w ÷ (w × r + 1 − w) − 1, with r = new price ÷ old price and w = weight of the moved token (0.5 in a 50:50 pool). Fees earned are left out.',
  source: { name: 'Value function of weighted pools, Balancer whitepaper (2019)' },
  isLive: false,
  risk: 'The loss becomes permanent when you withdraw at a different price than you deposited at; fees may or may not make up for it.',
  run({ price_ratio: ratio, weight_percent, deposit_usd: deposit }) {
    const weight = weight_percent / 100;
    const loss = Math.abs(impermanentLoss(ratio, weight));
    const held = holdGrowth(ratio, weight);
    const pooled = poolGrowth(ratio, weight);
    const pool =
      weight === 0.5 ? '50:50' : `${plain(weight_percent)}:${plain(100 - weight_percent)}`;
    return {
      summary: `When one token goes to ${plain(ratio)} times its price, a ${pool} pool is worth ${percent(loss)} less than holding.`,
      results: [
        { label: 'Impermanent loss', value: percent(loss), isMain: true },
        { label: 'Change if held', value: percent(held - 1) },
        { label: 'Change in the pool', value: percent(pooled - 1) },
        ...(deposit
          ? [
              { label: 'Worth if held', value: usd(deposit * held) },
              { label: 'Worth in the pool', value: usd(deposit * pooled) },
              { label: 'Difference', value: usd(deposit * (held - pooled)) },
            ]
          : []),
      ],
    };
  },
});
