import { NUMBER, numberIn, rateIn, SYMBOL, valueOf } from './numbers';
import { found, type ReadIntent } from './intent';

/** "I borrow $4,000 against 2 ETH at $3,500" */
export const readLoan: ReadIntent = (question) => {
  const debt = numberIn(question, '(?:borrow(?:ed|ing)?|debt(?: is| of)?|loan(?: is| of)?|owe)');
  if (debt === undefined) return undefined;
  const held = new RegExp(
    `(?:against|collateral(?: is| of)?|deposit(?:ed)?|supplied|supply|with|have|lock(?:ed)?)\\s*${NUMBER}\\s+(?:of\\s+)?(${SYMBOL})?`,
    'i',
  ).exec(question);
  const amount = held && valueOf(held[1], held[2]);
  if (!held || !amount) return undefined;
  const isValue = /\$|\sof\s/i.test(held[0].replace(/^\w+ of /i, ''));
  const price = isValue
    ? amount
    : numberIn(question, '(?:at|@|price(?: is| of)?|worth|is|costs?)', '(?!\\s*%)');
  if (price === undefined) return undefined;
  const threshold =
    /(\d+(?:\.\d+)?)\s*%\s*(?:liquidation|threshold|lt\b)|threshold(?: is| of)?\s*(\d+(?:\.\d+)?)\s*%/i.exec(
      question,
    );
  const args = found({
    collateral_amount: isValue ? 1 : amount,
    collateral_price_usd: price,
    debt_usd: debt,
    liquidation_threshold_percent: threshold ? Number(threshold[1] ?? threshold[2]) : undefined,
  });
  return { tool: 'loan_health', args };
};

/** "swap 10 ETH in a pool of 1,000 ETH and 3,000,000 USDC" */
export const readSwap: ReadIntent = (question) => {
  const sold = new RegExp(
    `(?:swap(?:ping)?|sell(?:ing)?|trade|trading|exchange)\\s*${NUMBER}\\s*(${SYMBOL})?`,
    'i',
  ).exec(question);
  const pool = new RegExp(
    `(?:pool|reserves?)[^\\d$]*${NUMBER}\\s*(${SYMBOL})?\\s*(?:and|:|/|to|,|x)\\s*${NUMBER}\\s*(${SYMBOL})?`,
    'i',
  ).exec(question);
  const amount = sold && valueOf(sold[1], sold[2]);
  const [one, other] = pool ? [valueOf(pool[1], pool[2]), valueOf(pool[4], pool[5])] : [];
  if (!sold || !pool || !amount || !one || !other) return undefined;
  const isSecond = sold[3] !== undefined && sold[3].toLowerCase() === pool[6]?.toLowerCase();
  const fee = /(\d+(?:\.\d+)?)\s*%\s*fee|fee(?: is| of)?\s*(\d+(?:\.\d+)?)\s*%/i.exec(question);
  const args = found({
    amount_in: amount,
    reserve_in: isSecond ? other : one,
    reserve_out: isSecond ? one : other,
    fee_percent: fee ? Number(fee[1] ?? fee[2]) : undefined,
  });
  return { tool: 'swap_output', args };
};

/** "my 1,000 USDC fell to $0.92" */
export const readDepeg: ReadIntent = (question) => {
  if (
    !/\bde-?peg|\bpeg\b|stable ?coin|\b(?:usdc|usdt|dai|usde|ust|frax|lusd|busd|tusd)\b/i.test(
      question,
    )
  )
    return undefined;
  const price = numberIn(
    question,
    '(?:at|to|is|price(?: of)?|trades? at|worth|@)(?=\\s*\\$?\\s?(?:0?\\.\\d|1\\.\\d))',
  );
  if (price === undefined) return undefined;
  const held = new RegExp(`${NUMBER}\\s+(?:${SYMBOL})`, 'i').exec(question);
  const amount = held && valueOf(held[1], held[2]);
  return {
    tool: 'depeg_loss',
    args: found({ price, amount: amount && amount > 2 ? amount : undefined }),
  };
};

/** "gas at 20 gwei, ETH at $3,000: when does $1,000 at 5% break even" */
export const readGas: ReadIntent = (question) => {
  const gwei = /(\d+(?:\.\d+)?)\s*gwei/i.exec(question);
  const coin = numberIn(
    question,
    '\\b(?:eth(?:er)?|coin|bnb|matic|avax)(?:\\s+(?:price|costs?|at|is|@|of))*',
  );
  const rate = rateIn(question);
  if (!gwei || coin === undefined || rate === undefined) return undefined;
  const sums = [
    ...question.matchAll(new RegExp(`\\$\\s?${NUMBER.replace('\\$?\\s?', '')}`, 'gi')),
  ].map((match) => valueOf(match[1], match[2]) ?? 0);
  const deposit = sums.find((sum) => sum !== coin);
  if (!deposit) return undefined;
  const units = numberIn(question, '', '\\s*(?:units of )?gas\\b');
  const args = found({
    gas_price_gwei: Number(gwei[1]),
    coin_price_usd: coin,
    deposit_usd: deposit,
    rate_percent: rate,
    gas_units: units,
  });
  return { tool: 'gas_break_even', args };
};
