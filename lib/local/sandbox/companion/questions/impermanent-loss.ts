import { NUMBER, numberIn, valueOf } from './numbers';
import { found, type ReadIntent } from './intent';

const MULTIPLES: [RegExp, number][] = [
  [/\bdoubl(?:es?|ed|ing)\b|\btwice\b/i, 2],
  [/\btripl(?:es?|ed|ing)\b/i, 3],
  [/\bquadrupl(?:es?|ed|ing)\b/i, 4],
  [/\bhalv(?:es?|ed|ing)\b|\b(?:drops?|falls?) by half\b|\bhalf (?:its|the) price\b/i, 0.5],
];

/** How far a price moved, as new over old. */
export function ratioIn(text: string): number | undefined {
  const multiple = MULTIPLES.find(([pattern]) => pattern.test(text))?.[1];
  if (multiple) return multiple;
  const times = /(\d+(?:\.\d+)?)\s?(?:x|×|times|-fold)(?![a-z*=])/i.exec(text);
  if (times) return Number(times[1]);
  const span = new RegExp(`from\\s+${NUMBER}\\s*(?:\\w+\\s+)?to\\s+${NUMBER}`, 'i').exec(text);
  const [from, to] = span ? [valueOf(span[1], span[2]), valueOf(span[3], span[4])] : [];
  if (from && to) return to / from;
  const rate = '(\\d+(?:\\.\\d+)?)\\s*(?:%|per ?cent)';
  const up = new RegExp(
    `(?:rises?|rose|up|gains?|increases?|grows?|climbs?|pumps?)\\s+(?:by\\s+)?${rate}`,
    'i',
  ).exec(text);
  if (up) return 1 + Number(up[1]) / 100;
  const down = new RegExp(
    `(?:falls?|fell|down|drops?|loses?|decreases?|declines?|dumps?|crashes)\\s+(?:by\\s+)?${rate}`,
    'i',
  ).exec(text);
  return down && Number(down[1]) < 100 ? 1 - Number(down[1]) / 100 : undefined;
}

/** "What is impermanent loss if one token doubles?" */
export const readImpermanentLoss: ReadIntent = (question) => {
  const isAbout = /imperm\w*|divergence loss|\bIL\b|\b(?:pool|lp|liquidity)\b/i.test(question);
  const isOther = /\b(?:borrow|loan|liquidat|collateral|stak|leverage|gas|peg)/i.test(question);
  const ratio = ratioIn(question);
  if (ratio === undefined || !(ratio > 0) || (!isAbout && isOther)) return undefined;
  const weights = /\b(\d{1,2})\s*[/:-]\s*(\d{1,2})\b/.exec(question);
  const isWeights = weights && Number(weights[1]) + Number(weights[2]) === 100;
  const args = found({
    price_ratio: ratio,
    weight_percent: isWeights ? Number(weights[1]) : undefined,
    deposit_usd: numberIn(
      question,
      '(?:deposit(?:ed)?|put in|with|invest(?:ed)?|provide[ds]?|position of)(?: of)?(?=\\s*\\$)',
    ),
  });
  return { tool: 'impermanent_loss', args };
};
