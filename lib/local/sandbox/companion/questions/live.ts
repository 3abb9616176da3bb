import { COINS } from '@/lib/providers/defi/llama/coins';
import { numberIn } from './numbers';
import { found, type ReadIntent } from './intent';

const CHAINS =
  /\b(ethereum|solana|arbitrum|base|optimism|polygon|avalanche|bsc|bnb chain|tron|bitcoin|sui|aptos|fantom|gnosis|linea|scroll|blast|mantle)\b/i;
const FILLER =
  /\b(?:right now|now|today|currently|at the moment|protocol|the|total|please|worth|value)\b|[?.!,]/gi;

/** "How much is locked in Aave right now?" */
export const readTvl: ReadIntent = (question) => {
  if (!/\btvl\b|\block(?:ed)?\b/i.test(question)) return undefined;
  const named =
    /(?:locked|tvl)\s+(?:in|on|of|for|at)\s+(.+)$/i.exec(question)?.[1] ??
    /([\w.'-]+(?: [\w.'-]+)?)['’]?s? tvl\b/i.exec(question)?.[1];
  const name = named
    ?.replace(FILLER, ' ')
    .replace(/\b(?:what|is|whats|how|much)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!name || /^(?:mean|work|a|defi)$/i.test(name)) return undefined;
  const chain = CHAINS.exec(name)?.[1];
  return chain
    ? { tool: 'chain_tvl', args: found({ chain }) }
    : { tool: 'protocol_tvl', args: found({ protocol: name }) };
};

/** A token people name by symbol or by its full name. */
function tokenIn(text: string): string | undefined {
  const words = text.match(/[A-Za-z0-9]+/g) ?? [];
  return words.find(
    (word) =>
      COINS[word.toLowerCase()] !== undefined || Object.values(COINS).includes(word.toLowerCase()),
  );
}

/** "Where are the best yields for USDC on Base?" */
export const readYields: ReadIntent = (question) => {
  const isAbout =
    /\b(?:best|highest|top|good|current)\b.*\b(?:yields?|apys?|aprs?|pools?|rates?|returns?)\b|\bwhere (?:can|do) i earn\b/i;
  if (!isAbout.test(question)) return undefined;
  const chain = /\bon\b/i.test(question) ? CHAINS.exec(question)?.[1] : undefined;
  const token = tokenIn(question.replace(CHAINS, ' '));
  const args = found({
    token: token?.toUpperCase(),
    chain,
    stablecoins_only: /\bstable ?coins?\b/i.test(question) ? true : undefined,
    min_tvl_usd: numberIn(question, '(?:over|above|at least|more than)'),
  });
  return { tool: 'best_yields', args };
};

/** "What is the price of ETH?" */
export const readPrice: ReadIntent = (question) => {
  if (!/\bpric(?:e|es|ed)\b|\bhow much (?:is|does)\b|\bcosts?\b|\bworth\b/i.test(question))
    return undefined;
  if (/\b(?:impact|oracle|feed|range|predict|liquidation|will)\b/i.test(question)) return undefined;
  const token = tokenIn(question);
  return token ? { tool: 'token_price', args: { token } } : undefined;
};
