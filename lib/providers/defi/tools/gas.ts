import { z } from 'zod';
import { gasBreakEven } from '../calculators/gas';
import { percent, plain, usd } from '../format';
import { defineDefiTool } from '../tool';

export const gasTool = defineDefiTool({
  name: 'gas_break_even',
  title: 'Gas break-even',
  description: 'What transactions cost in gas and how long a yield takes to pay for them.',
  input: z.object({
    gas_units: z
      .number()
      .gt(0)
      .max(1e9)
      .default(150_000)
      .describe('Gas of one transaction; about 150,000 for a deposit'),
    gas_price_gwei: z.number().gt(0).max(1e6),
    coin_price_usd: z.number().gt(0).max(1e9).describe('Price of the native coin, e.g. ETH'),
    transactions: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .default(2)
      .describe('2 is one deposit and one withdrawal'),
    deposit_usd: z.number().gt(0).max(1e15),
    rate_percent: z.number().gt(0).max(1e6).describe('Yearly rate in percent'),
  }),
  fields: [
    { name: 'deposit_usd', label: 'Deposit', kind: 'number', unit: 'USD' },
    { name: 'rate_percent', label: 'Rate a year', kind: 'number', unit: '%' },
    { name: 'gas_price_gwei', label: 'Gas price', kind: 'number', unit: 'gwei' },
    { name: 'coin_price_usd', label: 'Native coin', kind: 'number', unit: 'USD' },
    { name: 'gas_units', label: 'Gas of one transaction', kind: 'number' },
    { name: 'transactions', label: 'Transactions', kind: 'number' },
  ],
  formula:
    'cost = transactions × gas × gwei × 10⁻⁹ × coin price; days = cost ÷ (deposit × rate ÷ 365).',
  source: { name: 'Gas and fees, Ethereum documentation' },
  isLive: false,
  risk: 'Gas prices jump when the chain is busy, and that is when people most want to leave a position.',
  run(input) {
    const { deposit_usd: deposit, rate_percent } = input;
    const result = gasBreakEven({
      gasUnits: input.gas_units,
      gasPrice: input.gas_price_gwei,
      coinPrice: input.coin_price_usd,
      transactions: input.transactions,
      deposit,
      rate: rate_percent / 100,
    });
    return {
      summary: `${plain(input.transactions)} transactions cost ${usd(result.cost)}; ${usd(deposit)} at ${percent(rate_percent / 100)} earns that in ${plain(Math.ceil(result.days))} days.`,
      results: [
        { label: 'Break-even', value: `${plain(Math.ceil(result.days))} days`, isMain: true },
        { label: 'Gas in all', value: usd(result.cost) },
        { label: 'Gas of one', value: usd(result.costEach) },
        { label: 'Deposit that earns it in a year', value: usd(result.depositForAYear) },
      ],
    };
  },
});
