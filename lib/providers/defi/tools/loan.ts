import { z } from 'zod';
import { loanHealth } from '../calculators/loan';
import { percent, plain, usd } from '../format';
import { defineDefiTool } from '../tool';

const WARNING =
  'Below a health factor of 1 anyone may sell your collateral at a penalty, usually 5 to 10% of the debt repaid.';

export const loanTool = defineDefiTool({
  name: 'loan_health',
  title: 'Loan health',
  description:
    'Loan-to-value, health factor and liquidation price of a loan against one kind of collateral.',
  input: z.object({
    collateral_amount: z.number().gt(0).max(1e15).describe('Units of collateral, e.g. 2 for 2 ETH'),
    collateral_price_usd: z.number().gt(0).max(1e12).describe('Price of one unit in US dollars'),
    debt_usd: z.number().min(0).max(1e15),
    liquidation_threshold_percent: z
      .number()
      .gt(0)
      .max(100)
      .default(80)
      .describe('80 when it is not given; say that it was assumed'),
  }),
  fields: [
    { name: 'collateral_amount', label: 'Collateral', kind: 'number' },
    { name: 'collateral_price_usd', label: 'Its price', kind: 'number', unit: 'USD' },
    { name: 'debt_usd', label: 'Debt', kind: 'number', unit: 'USD' },
    {
      name: 'liquidation_threshold_percent',
      label: 'Liquidation threshold',
      kind: 'number',
      unit: '%',
    },
  ],
  formula:
    'health factor = collateral × price × threshold ÷ debt; LTV = debt ÷ (collateral × price); liquidation price = debt ÷ (collateral × threshold).',
  source: { name: 'Health factor, Aave documentation' },
  isLive: false,
  risk: WARNING,
  run({ collateral_amount, collateral_price_usd, debt_usd, liquidation_threshold_percent }) {
    const threshold = liquidation_threshold_percent / 100;
    const health = loanHealth(collateral_amount, collateral_price_usd, debt_usd, threshold);
    const { healthFactor, liquidationPrice, roomToFall } = health;
    const state =
      healthFactor < 1
        ? 'the position can be liquidated now'
        : debt_usd === 0
          ? 'there is nothing to liquidate'
          : `liquidation begins at ${usd(liquidationPrice)}, ${percent(roomToFall)} below the price`;
    return {
      summary: `The health factor is ${healthFactor === Infinity ? 'without limit' : healthFactor.toFixed(2)}: ${state}.`,
      results: [
        { label: 'Liquidation price', value: usd(liquidationPrice), isMain: true },
        { label: 'Health factor', value: plain(healthFactor) },
        { label: 'Loan-to-value', value: percent(health.loanToValue) },
        { label: 'Room to fall', value: percent(Math.max(0, roomToFall)) },
        { label: 'Collateral value', value: usd(health.collateralValue) },
        { label: 'Largest debt', value: usd(health.debtLimit) },
      ],
    };
  },
});
