export interface Swap {
  /** Units of the bought token that come out. */
  amountOut: number;
  /** Bought units per sold unit before the swap. */
  spotPrice: number;
  /** Bought units per sold unit that were paid, the fee included. */
  paidPrice: number;
  /** How far the pool's own price moved against the buyer, the fee left out; a fraction from 0 to 1. */
  priceImpact: number;
  /** Units of the sold token kept as the fee. */
  fee: number;
}

/**
 * A swap in a constant-product pool: reserves and amount above 0 in whole tokens, `feeRate` a fraction
 * below 1. Source: Uniswap v2 whitepaper (2020), x·y = k with the fee taken from what goes in.
 */
export function swap(
  reserveIn: number,
  reserveOut: number,
  amountIn: number,
  feeRate: number,
): Swap {
  const fee = amountIn * feeRate;
  const net = amountIn - fee;
  const amountOut = (reserveOut * net) / (reserveIn + net);
  return {
    amountOut,
    fee,
    spotPrice: reserveOut / reserveIn,
    paidPrice: amountOut / amountIn,
    priceImpact: net / (reserveIn + net),
  };
}
