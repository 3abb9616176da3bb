import type { Concept } from '../concept';

export const stablecoins: Concept[] = [
  {
    id: 'stablecoin',
    title: 'Stablecoin',
    also: ['stablecoin', 'stable coin', 'usdc', 'usdt', 'dollar coin', 'tether'],
    text: 'A stablecoin is a token that aims to be worth the same as something steady, mostly one dollar. Some are backed by money in a bank, some by other coins locked above their value, some by a hedged position, and a few by nothing but a mechanism. How you would get a dollar out on a bad day tells you which kind you hold.',
    risk: 'a peg is a promise, and promises can break.',
  },
  {
    id: 'depeg',
    title: 'Depeg',
    also: ['depeg', 'depegged', 'lost its peg', 'peg', 'loses its peg'],
    text: 'A depeg is when a coin that should be worth a dollar is not. A cent or two for an hour is ordinary traffic; more means that people doubt whether it can be redeemed. Arbitrage brings it back as long as somebody really does pay a dollar for it.',
    risk: 'pools swap the sound coin into the falling one, so providers are left holding it.',
  },
  {
    id: 'algorithmic-stablecoin',
    title: 'Algorithmic stablecoin',
    also: ['algorithmic stablecoin', 'algo stable', 'terra', 'ust', 'luna collapse', 'seigniorage'],
    text: 'An algorithmic stablecoin tries to hold its price by printing and burning a second token, with little or nothing behind it. While people believe in it, it works; when they all leave, the second token is printed into worthlessness and takes the peg along. The largest one went from a dollar to almost nothing within days in May 2022.',
    risk: 'there is nothing to redeem it for once confidence is gone.',
  },
  {
    id: 'fiat-backed',
    title: 'Fiat-backed stablecoin',
    also: ['fiat backed', 'reserve backed', 'attestation', 'bank reserves', 'is usdc safe'],
    text: 'A fiat-backed stablecoin is issued by a company that keeps dollars and short-term government debt for every token. It is simple and liquid, and as good as the reserves, the bank they lie in and the right to redeem. The issuer can also freeze tokens at an address.',
    risk: 'trouble at the issuer’s bank is trouble for the coin, as March 2023 showed.',
  },
  {
    id: 'synthetic-dollar',
    title: 'Synthetic dollar',
    also: ['synthetic dollar', 'usde', 'ethena', 'basis stablecoin'],
    text: 'A synthetic dollar holds a coin and an equal bet against it, so that their sum stays worth a dollar whatever the coin does. Its yield is the funding rate that the bet collects. It needs no bank, but it does need exchanges that keep working.',
    risk: 'long negative funding or a failed exchange eats into what backs it.',
  },
  {
    id: 'wrapped-token',
    title: 'Wrapped token',
    also: ['wrapped token', 'wrapped bitcoin', 'wbtc', 'weth', 'wrapped ether'],
    text: 'A wrapped token stands for a coin that cannot be used directly where you are. Ether becomes WETH so that it behaves like any other token; bitcoin becomes WBTC so that it can move on Ethereum at all. Unwrapping gives the original back, one for one.',
    risk: 'where a custodian holds the original, the wrapper is only as good as the custodian.',
  },
  {
    id: 'oracle',
    title: 'Price oracle',
    also: ['oracle', 'price oracle', 'chainlink', 'price feed', 'oracle manipulation'],
    text: 'An oracle brings prices onto the chain, because contracts cannot look outside by themselves. Good ones take the middle of many sources and update when the price has moved enough; weak ones read a single pool, which a large trade can bend for a moment.',
    risk: 'a wrong price means loans that should not exist and liquidations that should not happen.',
  },
  {
    id: 'rwa',
    title: 'Real-world assets',
    also: [
      'rwa',
      'real world assets',
      'tokenised treasuries',
      'tokenized treasuries',
      'treasury bills on chain',
    ],
    text: 'Real-world assets are claims on things outside the chain, such as government bonds, loans or property, issued as tokens. They bring ordinary interest into DeFi. Whether the token is worth anything is decided by a contract on paper and a court, not by code.',
    risk: 'you depend on an issuer and often cannot redeem at once.',
  },
];
