import { compoundsIn, daysIn, NUMBER, rateIn, SYMBOL, valueOf } from './numbers';
import { found, type ReadIntent } from './intent';

const kindIn = (text: string) =>
  /(?:%|per ?cent)\s*(?:\w+\s+)?(apr|apy)\b/i.exec(text)?.[1]?.toLowerCase() ??
  (/\bapy\b/i.test(text) && !/\bapr\b/i.test(text) ? 'apy' : 'apr');

const NOT_UNITS =
  /^(?:at|in|for|with|on|of|and|to|the|is|percent|apr|apy|days?|weeks?|months?|years?|dollars?|bucks)$/i;

/** "100 at 5% APR daily", "what do 32 ETH earn at 3% APY in 6 months" */
export const readRewards: ReadIntent = (question) => {
  const rate = rateIn(question);
  const isAbout =
    /\b(?:apr|apy|stak\w*|lend\w*|earn\w*|interest|compound\w*|yield\w*|reward\w*|supply\w*|deposit\w*|worth|grow\w*)\b/i.test(
      question,
    );
  if (rate === undefined || !isAbout) return undefined;
  const amounts = new RegExp(
    `(\\$)?\\s?${NUMBER}(?!\\s*(?:%|per|x\\b|gwei|day|week|month|year))(?:\\s+(${SYMBOL}))?`,
    'gi',
  );
  const first = [...question.matchAll(amounts)].find(
    (match) => valueOf(match[2], match[3]) !== rate || match[0].includes('$'),
  );
  const principal = first && valueOf(first[2], first[3]);
  if (!first || !principal) return undefined;
  const isMoney = first[0].includes('$');
  const symbol = first[4] && !NOT_UNITS.test(first[4]) ? first[4].toUpperCase() : undefined;
  const args = found({
    principal,
    unit: isMoney ? 'USD' : symbol,
    rate_percent: rate,
    rate_kind: kindIn(question),
    compounds_per_year: compoundsIn(question),
    days: daysIn(question),
  });
  return {
    tool: 'project_rewards',
    args,
  };
};

/** "convert 5% APR to APY, monthly" */
export const readConversion: ReadIntent = (question) => {
  const rate = rateIn(question);
  if (rate === undefined || !/\bapr\b/i.test(question) || !/\bapy\b/i.test(question))
    return undefined;
  const args = found({
    rate_percent: rate,
    rate_kind: kindIn(question),
    compounds_per_year: compoundsIn(question) || undefined,
  });
  return { tool: 'convert_rate', args };
};
