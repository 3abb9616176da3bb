const SECTION = `

## Where the price comes from

A pool keeps **two reserves** and lets their product stay the same, so each swap moves the price a little. The deeper the pool, the smaller the move, and the less anybody pays for being in a hurry. Providers earn a small fee for every swap that passes through.

- the first reserve falls as it is bought
- the second one rises by what is paid
  - less the fee, which stays in the pool
- arbitrage brings the price back in line

| Reserve | Before | After |
| --- | ---: | ---: |
| ETH | 1,000 | 1,010 |
| USDC | 2,000,000 | 1,980,257 |

\`\`\`ts
export function amountOut(x: number, y: number, amount: number, fee = 0.003): number {
  const net = amount * (1 - fee); // the fee stays in the pool
  return (y * net) / (x + net);
}
\`\`\`

1. Read what a pool holds before you swap.
2. Set a limit for how far the price may slip.

> What you do not understand, leave alone.`;

/** A mixed Markdown answer of about so many tokens, cut into tokens of a word or a mark each. */
export function answerOf(tokens: number): string[] {
  const section = SECTION.match(/\s*(?:\w+|[^\w\s]+)/g) ?? [];
  return Array.from({ length: tokens }, (_, index) => section[index % section.length] ?? '');
}
