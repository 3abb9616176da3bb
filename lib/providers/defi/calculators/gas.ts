export interface GasBreakEven {
  /** What one transaction costs, in the unit of the native coin's price. */
  costEach: number;
  cost: number;
  /** Days of yield that pay for the gas; Infinity when there is no yield. */
  days: number;
  /** The deposit whose yield of one year pays for the gas. */
  depositForAYear: number;
}

/**
 * How long a yield has to run before it has paid for its gas. `gasPrice` in gwei (1e-9 of the native
 * coin), `rate` a simple yearly rate as a fraction. Source: Ethereum documentation, "Gas and fees".
 */
export function gasBreakEven(options: {
  gasUnits: number;
  gasPrice: number;
  coinPrice: number;
  transactions: number;
  deposit: number;
  rate: number;
}): GasBreakEven {
  const { gasUnits, gasPrice, coinPrice, transactions, deposit, rate } = options;
  const costEach = gasUnits * gasPrice * 1e-9 * coinPrice;
  const cost = costEach * transactions;
  const perDay = (deposit * rate) / 365;
  return {
    costEach,
    cost,
    days: perDay === 0 ? Infinity : cost / perDay,
    depositForAYear: rate === 0 ? Infinity : cost / rate,
  };
}
