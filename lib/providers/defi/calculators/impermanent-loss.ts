/**
 * What a share of a pool is worth against simply holding, as a fraction: 0 for no loss, −0.0572 for
 * 5.72% less. `priceRatio` is the moved token's new price over its old one (against the other token,
 * above 0), `weight` its share of the pool's value (0 to 1, both excluded; 0.5 in a constant-product
 * pool). Fees are left out. Source: Balancer whitepaper (2019), value function of weighted pools.
 */
export function impermanentLoss(priceRatio: number, weight = 0.5): number {
  return poolGrowth(priceRatio, weight) / holdGrowth(priceRatio, weight) - 1;
}

/** The pool share's value over its old value, in the unmoved token. */
export function poolGrowth(priceRatio: number, weight = 0.5): number {
  return priceRatio ** weight;
}

/** The held tokens' value over their old value, in the unmoved token. */
export function holdGrowth(priceRatio: number, weight = 0.5): number {
  return weight * priceRatio + 1 - weight;
}
