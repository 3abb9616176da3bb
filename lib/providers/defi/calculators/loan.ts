export interface LoanHealth {
  /** Value of the collateral, in the unit of its price. */
  collateralValue: number;
  /** Debt over collateral value, a fraction. */
  loanToValue: number;
  /** Below 1 the position can be liquidated; Infinity without debt. */
  healthFactor: number;
  /** The collateral's price at which the health factor is 1. */
  liquidationPrice: number;
  /** How far the price can fall until then, a fraction; negative when it is already past it. */
  roomToFall: number;
  /** The largest debt that keeps the health factor at 1. */
  debtLimit: number;
}

/**
 * The health of a loan against one kind of collateral: amount and price above 0, debt at least 0,
 * `threshold` the liquidation threshold as a fraction. Source: Aave documentation, "Health factor".
 */
export function loanHealth(
  collateral: number,
  price: number,
  debt: number,
  threshold: number,
): LoanHealth {
  const collateralValue = collateral * price;
  const debtLimit = collateralValue * threshold;
  const liquidationPrice = debt / (collateral * threshold);
  return {
    collateralValue,
    loanToValue: debt / collateralValue,
    healthFactor: debt === 0 ? Infinity : debtLimit / debt,
    liquidationPrice,
    roomToFall: 1 - liquidationPrice / price,
    debtLimit,
  };
}
