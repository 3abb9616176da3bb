import { z } from 'zod';
import { depeg } from '../calculators/depeg';
import { percent, plain, usd } from '../format';
import { defineDefiTool } from '../tool';

export const depegTool = defineDefiTool({
  name: 'depeg_loss',
  title: 'Stablecoin depeg',
  description: 'What a holding of a stablecoin lost when its price left the peg.',
  input: z.object({
    amount: z.number().gt(0).max(1e15).default(1_000).describe('Coins held'),
    price: z.number().gt(0).max(1e6).describe('Price now, in the unit of the peg'),
    peg: z.number().gt(0).max(1e6).default(1),
  }),
  fields: [
    { name: 'amount', label: 'Coins held', kind: 'number' },
    { name: 'price', label: 'Price now', kind: 'number', unit: 'USD' },
    { name: 'peg', label: 'Peg', kind: 'number', unit: 'USD' },
  ],
  formula:
    'loss = amount × (peg − price); rise back to the peg = peg ÷ price − 1; loss of a 50:50 pool with a sound coin = 1 − √(price ÷ peg).',
  source: { name: 'Arithmetic of a depeg; constant-product value function for the pool' },
  isLive: false,
  risk: 'A stablecoin that has left its peg may fall to nothing; a pool keeps swapping the sound coin into the falling one.',
  run({ amount, price, peg }) {
    const result = depeg(amount, price, peg);
    const isLoss = result.loss >= 0;
    return {
      summary: `${plain(amount)} coins at ${usd(price)} are worth ${usd(result.value)}: ${usd(Math.abs(result.loss))} (${percent(Math.abs(result.lossRate))}) ${isLoss ? 'less' : 'more'} than at the peg.`,
      results: [
        { label: isLoss ? 'Loss' : 'Gain', value: usd(Math.abs(result.loss)), isMain: true },
        { label: 'Worth now', value: usd(result.value) },
        { label: 'Percent', value: percent(Math.abs(result.lossRate)) },
        { label: 'Move back to the peg', value: percent(result.recovery) },
        { label: 'Loss of a 50:50 pool with a sound coin', value: percent(result.poolLossRate) },
      ],
    };
  },
});
