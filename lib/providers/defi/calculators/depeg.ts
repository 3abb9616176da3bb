export interface Depeg {
  /** What the coins are worth now, in the unit of the peg. */
  value: number;
  loss: number;
  /** Loss over the value at the peg, a fraction. */
  lossRate: number;
  /** The rise that brings the coin back to its peg, a fraction. */
  recovery: number;
  /** What a 50:50 constant-product position with a sound coin lost, a fraction: 1 − √(price/peg). */
  poolLossRate: number;
}

/** A coin that left its peg: `amount` of them, `price` above 0 where `peg` was meant. */
export function depeg(amount: number, price: number, peg = 1): Depeg {
  const ratio = price / peg;
  return {
    value: amount * price,
    loss: amount * (peg - price),
    lossRate: 1 - ratio,
    recovery: 1 / ratio - 1,
    poolLossRate: 1 - Math.sqrt(ratio),
  };
}
