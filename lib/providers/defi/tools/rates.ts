import { z } from 'zod';
import { aprToApy, apyToApr, grow } from '../calculators/rates';
import { amount, percent, plain } from '../format';
import { defineDefiTool } from '../tool';

const perYear = z.number().int().min(0).max(31_536_000);
const kind = z.enum(['apr', 'apy']);
const kinds = [
  { value: 'apr', label: 'APR' },
  { value: 'apy', label: 'APY' },
];
const rate = z.number().min(-99).max(1e6).describe('Yearly rate in percent: 5 is 5%');

/** How often interest is added, in words. */
function often(times: number): string {
  const names: Record<number, string> = {
    0: 'without compounding',
    1: 'compounded yearly',
    2: 'compounded twice a year',
    4: 'compounded quarterly',
    12: 'compounded monthly',
    52: 'compounded weekly',
    365: 'compounded daily',
    8760: 'compounded hourly',
  };
  return names[times] ?? `compounded ${plain(times)} times a year`;
}

export const convertRateTool = defineDefiTool({
  name: 'convert_rate',
  title: 'APR and APY',
  description:
    'Converts a yearly rate between APR (nominal) and APY (effective) at any compounding.',
  input: z.object({
    rate_percent: rate,
    rate_kind: kind.describe('What rate_percent is'),
    compounds_per_year: perYear.min(1).default(365).describe('365 daily, 12 monthly, 1 yearly'),
  }),
  fields: [
    { name: 'rate_percent', label: 'Rate', kind: 'number', unit: '%' },
    { name: 'rate_kind', label: 'The rate is an', kind: 'choice', choices: kinds },
    { name: 'compounds_per_year', label: 'Times compounded a year', kind: 'number' },
  ],
  formula:
    'APY = (1 + APR ÷ n)^n − 1 and APR = n × ((1 + APY)^(1 ÷ n) − 1), with n = times compounded a year.',
  source: { name: 'Effective annual rate (compound interest)' },
  isLive: false,
  risk: 'An advertised rate is a snapshot that rarely lasts a year, and an APY assumes that every reward is put back at no cost.',
  run({ rate_percent, rate_kind, compounds_per_year: times }) {
    const given = rate_percent / 100;
    const isApr = rate_kind === 'apr';
    const other = isApr ? aprToApy(given, times) : apyToApr(given, times);
    const [from, to] = isApr ? ['APR', 'APY'] : ['APY', 'APR'];
    return {
      summary: `${percent(given)} ${from} ${often(times)} is ${percent(other)} ${to}.`,
      results: [
        { label: to ?? '', value: percent(other), isMain: true },
        { label: from ?? '', value: percent(given) },
        { label: 'Compounding adds', value: percent(Math.abs(other - given)) },
      ],
    };
  },
});

export const projectRewardsTool = defineDefiTool({
  name: 'project_rewards',
  title: 'Rewards over time',
  description:
    'What staking or lending pays over time: a principal at an APR or APY, compounded or not.',
  input: z.object({
    principal: z.number().gt(0).max(1e15).describe('Amount put in'),
    unit: z
      .string()
      .trim()
      .regex(/^[\w.$-]{1,12}$/, 'Use a short symbol such as USD or ETH.')
      .default('USD')
      .describe('Symbol of what was put in, e.g. USD, ETH'),
    rate_percent: rate,
    rate_kind: kind.default('apr'),
    compounds_per_year: perYear
      .default(365)
      .describe('365 daily, 12 monthly, 0 for no compounding; only for an APR'),
    days: z.number().gt(0).max(36_500).default(365),
  }),
  fields: [
    { name: 'principal', label: 'Amount', kind: 'number' },
    { name: 'unit', label: 'Of', kind: 'text' },
    { name: 'rate_percent', label: 'Rate', kind: 'number', unit: '%' },
    { name: 'rate_kind', label: 'The rate is an', kind: 'choice', choices: kinds },
    { name: 'compounds_per_year', label: 'Times compounded a year', kind: 'number' },
    { name: 'days', label: 'Time', kind: 'number', unit: 'days' },
  ],
  formula:
    'worth = P × (1 + APR ÷ n)^(n × t), or P × (1 + APR × t) without compounding; an APY is P × (1 + APY)^t. t in years of 365 days.',
  source: { name: 'Compound interest' },
  isLive: false,
  risk: 'Rates change from block to block, so this holds only while the rate does; the deposit itself can be lost to a bug, a hack or slashing.',
  run({ principal, unit, rate_percent, rate_kind, compounds_per_year, days }) {
    const given = rate_percent / 100;
    const isApy = rate_kind === 'apy';
    const times = isApy ? 1 : compounds_per_year;
    const worth = grow(principal, given, times, days / 365);
    const how = isApy ? 'APY' : `APR ${often(times)}`;
    return {
      summary: `${amount(principal, unit)} at ${percent(given)} ${how} is worth ${amount(worth, unit)} after ${plain(days)} days.`,
      results: [
        { label: 'Worth at the end', value: amount(worth, unit), isMain: true },
        { label: 'Rewards', value: amount(worth - principal, unit) },
        { label: 'Growth', value: percent(worth / principal - 1) },
      ],
    };
  },
});
