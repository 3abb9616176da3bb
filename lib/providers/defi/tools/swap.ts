import { z } from 'zod';
import { swap } from '../calculators/swap';
import { percent, plain } from '../format';
import { defineDefiTool } from '../tool';

const reserve = z.number().gt(0).max(1e18);

export const swapTool = defineDefiTool({
  name: 'swap_output',
  title: 'Swap in a pool',
  description:
    'What a swap in a constant-product pool (x·y = k) gives, with fee, price impact and the price paid.',
  input: z.object({
    reserve_in: reserve.describe('Pool reserve of the token that is sold'),
    reserve_out: reserve.describe('Pool reserve of the token that is bought'),
    amount_in: reserve.describe('Amount that is sold'),
    fee_percent: z.number().min(0).max(50).default(0.3),
  }),
  fields: [
    { name: 'amount_in', label: 'You sell', kind: 'number' },
    { name: 'reserve_in', label: 'Pool holds of it', kind: 'number' },
    { name: 'reserve_out', label: 'Pool holds of the other', kind: 'number' },
    { name: 'fee_percent', label: 'Fee', kind: 'number', unit: '%' },
  ],
  formula:
    'out = y × a ÷ (x + a), with a = amount × (1 − fee), x and y the reserves; price impact = a ÷ (x + a).',
  source: { name: 'Constant product x·y = k, Uniswap v2 whitepaper (2020)' },
  isLive: false,
  risk: 'The pool can move before your transaction lands; set a slippage limit, or others may trade ahead of you.',
  run({ reserve_in, reserve_out, amount_in, fee_percent }) {
    const result = swap(reserve_in, reserve_out, amount_in, fee_percent / 100);
    return {
      summary: `Selling ${plain(amount_in)} gives ${plain(result.amountOut)}, with a price impact of ${percent(result.priceImpact)}.`,
      results: [
        { label: 'You get', value: plain(result.amountOut), isMain: true },
        { label: 'Price impact', value: percent(result.priceImpact) },
        { label: 'Price before', value: plain(result.spotPrice) },
        { label: 'Price paid', value: plain(result.paidPrice) },
        { label: 'Fee, in what you sell', value: plain(result.fee) },
      ],
    };
  },
});
