import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depeg } from './depeg';
import { gasBreakEven } from './gas';
import { holdGrowth, impermanentLoss, poolGrowth } from './impermanent-loss';
import { loanHealth } from './loan';
import { aprToApy, apyToApr, grow } from './rates';
import { swap } from './swap';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const check = (property: fc.IRawProperty<unknown>) => fc.assert(property as fc.IProperty<unknown>);

describe('impermanent loss', () => {
  it.each([
    [1, 0],
    [1.25, -0.0062],
    [1.5, -0.0202],
    [2, -0.0572],
    [3, -0.134],
    [4, -0.2],
    [5, -0.2546],
    [0.5, -0.0572],
  ])('at a price ratio of %d is %d in a 50:50 pool', (ratio, loss) =>
    expect(impermanentLoss(ratio)).toBeCloseTo(loss, 4),
  );

  it('is smaller the more the pool holds of what moved (80:20 at double is 3.27%)', () => {
    expect(impermanentLoss(2, 0.8)).toBeCloseTo(-0.0327, 4);
    expect(impermanentLoss(2, 0.8)).toBeGreaterThan(impermanentLoss(2, 0.5));
  });

  it('is never a gain, nothing when nothing moved, and never the whole', () =>
    check(
      fc.property(between(1e-6, 1e6), between(0.01, 0.99), (ratio, weight) => {
        const loss = impermanentLoss(ratio, weight);
        expect(loss).toBeLessThanOrEqual(1e-9);
        expect(loss).toBeGreaterThan(-1);
        expect(impermanentLoss(1, weight)).toBeCloseTo(0, 12);
      }),
    ));

  it('is the same for a move and its inverse with the weights changed over', () =>
    check(
      fc.property(between(0.01, 100), between(0.05, 0.95), (ratio, weight) => {
        expect(impermanentLoss(1 / ratio, 1 - weight)).toBeCloseTo(
          impermanentLoss(ratio, weight),
          9,
        );
      }),
    ));

  it('grows with the distance from the price at the deposit', () =>
    check(
      fc.property(
        between(1, 1_000),
        between(1.01, 3),
        between(0.05, 0.95),
        (ratio, more, weight) => {
          expect(impermanentLoss(ratio * more, weight)).toBeLessThan(
            impermanentLoss(ratio, weight),
          );
          expect(poolGrowth(ratio, weight)).toBeLessThanOrEqual(holdGrowth(ratio, weight) + 1e-9);
        },
      ),
    ));
});

describe('rates', () => {
  it('5% APR compounded daily is 5.1267% APY; monthly 5.1162%; continuously 5.1271%', () => {
    expect(aprToApy(0.05, 365)).toBeCloseTo(0.051267, 6);
    expect(aprToApy(0.05, 12)).toBeCloseTo(0.051162, 6);
    expect(aprToApy(0.05, Infinity)).toBeCloseTo(0.051271, 6);
  });

  it('100 at 5% APR compounded daily is 105.13 after a year, 105 when paid simply', () => {
    expect(grow(100, 0.05, 365, 1)).toBeCloseTo(105.1267, 4);
    expect(grow(100, 0.05, 0, 1)).toBe(105);
  });

  const perYear = fc.constantFrom(1, 2, 4, 12, 52, 365, 8_760, Infinity);

  it('convert forth and back to themselves', () =>
    check(
      fc.property(between(0, 5), perYear, (apr, times) => {
        expect(apyToApr(aprToApy(apr, times), times)).toBeCloseTo(apr, 9);
      }),
    ));

  it('rise with compounding, toward the continuous limit', () =>
    check(
      fc.property(between(0.001, 3), fc.integer({ min: 1, max: 5_000 }), (apr, times) => {
        expect(aprToApy(apr, times + 1)).toBeGreaterThan(aprToApy(apr, times) - 1e-12);
        expect(aprToApy(apr, times)).toBeLessThanOrEqual(aprToApy(apr, Infinity) + 1e-9);
        expect(aprToApy(apr, 1)).toBeCloseTo(apr, 9);
      }),
    ));

  it('grow the same in one go or in two', () =>
    check(
      fc.property(between(0, 1), between(0, 10), between(0, 10), (apr, first, second) => {
        const twice = grow(grow(100, apr, 365, first), apr, 365, second);
        expect(twice / grow(100, apr, 365, first + second)).toBeCloseTo(1, 9);
      }),
    ));
});

describe('a constant-product swap', () => {
  it('of 10 into 1,000 : 2,000 at 0.3% gives 19.7432', () => {
    const { amountOut, priceImpact, fee } = swap(1_000, 2_000, 10, 0.003);
    expect(amountOut).toBeCloseTo(19.7432, 4);
    expect(priceImpact).toBeCloseTo(0.009872, 6);
    expect(fee).toBeCloseTo(0.03, 9);
  });

  const reserve = between(1, 1e9);
  it('keeps or grows the product, never empties the pool, and never beats the spot price', () =>
    check(
      fc.property(reserve, reserve, between(1e-3, 1e9), between(0, 0.5), (x, y, amount, fee) => {
        const { amountOut, paidPrice, spotPrice } = swap(x, y, amount, fee);
        expect(((x + amount) * (y - amountOut)) / (x * y)).toBeGreaterThan(1 - 1e-6);
        expect(amountOut).toBeLessThan(y);
        expect(paidPrice / spotPrice).toBeLessThanOrEqual(1 + 1e-9);
      }),
    ));

  it('approaches the spot price less the fee as it gets small', () =>
    check(
      fc.property(reserve, reserve, between(0, 0.5), (x, y, fee) => {
        const { paidPrice, spotPrice, priceImpact } = swap(x, y, x * 1e-9, fee);
        expect(paidPrice / spotPrice).toBeCloseTo(1 - fee, 6);
        expect(priceImpact).toBeCloseTo(0, 6);
      }),
    ));

  it('gives less for each unit the more is swapped', () =>
    check(
      fc.property(reserve, reserve, between(0.1, 1e6), between(1.01, 10), (x, y, amount, more) => {
        const small = swap(x, y, amount, 0.003).paidPrice;
        expect(swap(x, y, amount * more, 0.003).paidPrice).toBeLessThan(small);
      }),
    ));
});

describe('a loan', () => {
  it('of 4,000 against 2 at 3,500 with a threshold of 80%', () => {
    expect(loanHealth(2, 3_500, 4_000, 0.8)).toMatchObject({
      healthFactor: 1.4,
      liquidationPrice: 2_500,
      debtLimit: 5_600,
    });
    expect(loanHealth(2, 3_500, 4_000, 0.8).loanToValue).toBeCloseTo(0.5714, 4);
  });

  it('has a health factor of 1 exactly at its liquidation price', () =>
    check(
      fc.property(
        between(0.01, 1e4),
        between(1, 1e5),
        between(1, 1e6),
        between(0.1, 0.99),
        (amount, price, debt, threshold) => {
          const { liquidationPrice } = loanHealth(amount, price, debt, threshold);
          expect(loanHealth(amount, liquidationPrice, debt, threshold).healthFactor).toBeCloseTo(
            1,
            9,
          );
        },
      ),
    ));

  it('is less healthy, and liquidated earlier, the more is owed', () =>
    check(
      fc.property(
        between(0.01, 1e4),
        between(1, 1e5),
        between(1, 1e6),
        between(1.01, 10),
        (amount, price, debt, more) => {
          const less = loanHealth(amount, price, debt, 0.8);
          const worse = loanHealth(amount, price, debt * more, 0.8);
          expect(worse.healthFactor).toBeLessThan(less.healthFactor);
          expect(worse.liquidationPrice).toBeGreaterThan(less.liquidationPrice);
          expect(worse.loanToValue).toBeGreaterThan(less.loanToValue);
        },
      ),
    ));

  it('cannot be liquidated without debt', () =>
    expect(loanHealth(1, 1, 0, 0.8)).toMatchObject({
      healthFactor: Infinity,
      liquidationPrice: 0,
    }));
});

describe('a depeg', () => {
  it('to 0.92 loses 8%, and a pool with a sound coin 4.08%', () => {
    const { value, loss, lossRate, recovery, poolLossRate } = depeg(1_000, 0.92);
    expect([value, loss]).toEqual([920, expect.closeTo(80, 9)]);
    expect(lossRate).toBeCloseTo(0.08, 9);
    expect(recovery).toBeCloseTo(0.08696, 5);
    expect(poolLossRate).toBeCloseTo(0.04083, 5);
  });

  it('recovers by what it lost', () =>
    check(
      fc.property(between(0.01, 2), (price) => {
        const { lossRate, recovery } = depeg(1, price);
        expect((1 - lossRate) * (1 + recovery)).toBeCloseTo(1, 9);
      }),
    ));
});

describe('the gas of a deposit', () => {
  const one = { gasUnits: 150_000, gasPrice: 20, coinPrice: 3_000, transactions: 2 };

  it('of 2 × 150,000 gas at 20 gwei and $3,000 is $18, paid by $1,000 at 5% in 131.4 days', () => {
    const { cost, days, depositForAYear } = gasBreakEven({ ...one, deposit: 1_000, rate: 0.05 });
    expect(cost).toBeCloseTo(18, 9);
    expect(days).toBeCloseTo(131.4, 1);
    expect(depositForAYear).toBeCloseTo(360, 9);
  });

  it('takes half the days for twice the deposit, and for ever without a yield', () =>
    check(
      fc.property(between(1, 1e6), between(0.001, 2), (deposit, rate) => {
        const { days } = gasBreakEven({ ...one, deposit, rate });
        expect(gasBreakEven({ ...one, deposit: deposit * 2, rate }).days / days).toBeCloseTo(
          0.5,
          9,
        );
        expect(gasBreakEven({ ...one, deposit, rate: 0 }).days).toBe(Infinity);
      }),
    ));
});
