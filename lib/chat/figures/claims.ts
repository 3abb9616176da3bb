import { sentences } from '@/lib/writing/figures/sentences';
import type { WrittenNumber } from '@/lib/writing/figures/written-number';
import { moneyNumbers } from './money-numbers';

/** Words that say of a whole sentence that its figures are no more than an estimate or an example. */
const ESTIMATE =
  /\b(?:estimat\w*|approx\w*|rough(?:ly)?|guess\w*|ballpark|e\.g|for (?:example|instance)|suppos\w*|assum\w*|imagin\w*|illustrat\w*|hypothetical\w*|typical(?:ly)?|usual(?:ly)?)\b|(?:^|[.,;:(])\s*(?:let['’]s\s+)?say\b/i;
/** Words that say it of the figure right behind them. */
const NEARLY = /(?:\b(?:about|around|some|nearly|almost|circa|ca|say|such as)\s|[≈~≃])\s*$/i;
/** The lower end of a range, of which such a word is said as well. */
const LOWER_END = /(?<![^\s≈~≃])[^\s≈~≃]+\s?(?:to|and|or|–|-)\s?$/i;
/** Characters before a figure that are looked at for such words. */
const REACH = 60;
const RANGE = /^\s?(?:–|—|-|to|and|or)\s?$/;
/** "version 2.1": a number that belongs to a name. */
const VERSION = /\b(?:version|release)\s$/i;
/** What makes a number without a unit a figure: its sentence speaks of money. */
const MONEY =
  /\b(?:ap[ry]|yields?|tvl|locked|price[ds]?|health factor|ltv|loan\w*|debts?|collateral\w*|liquidat\w*|pools?|fees?|gas|interest|rates?|worth|loss(?:es)?|rewards?|tokens?|coins?|swap\w*|slippage|leverage\w*|stak\w*|deposit\w*|borrow\w*|lend\w*|earn\w*|cost\w*|market cap)\b/i;

/**
 * The figures that a Markdown text puts forward as facts: per cent, money, amounts of a token, and in
 * sentences about money ratios and exact numbers. Counts, years, durations, versions, list numbers and
 * code are none; neither is what its own sentence calls an estimate or an example.
 */
export function claimedFigures(markdown: string): WrittenNumber[] {
  return sentences(markdown).flatMap(({ text, lead }) => {
    const scope = `${lead} ${text}`;
    if (ESTIMATE.test(scope)) return [];
    const isAboutMoney = MONEY.test(scope);
    const numbers = moneyNumbers(text);
    return numbers
      .map((number, index) => withUnitOf(numbers[index + 1], number, text))
      .filter(({ kind, isExact, index }) => {
        const before = text.slice(Math.max(0, index - REACH), index);
        const isFigure = kind === 'percent' || kind === 'money' || (isExact && isAboutMoney);
        return isFigure && !isNearly(before) && !VERSION.test(before);
      });
  });
}

const isNearly = (before: string) =>
  NEARLY.test(before) || NEARLY.test(before.replace(LOWER_END, ''));

/** "5" in "5 to 10 %" is per cent as well. */
function withUnitOf(next: WrittenNumber | undefined, number: WrittenNumber, text: string) {
  if (number.kind !== 'plain' || next?.kind !== 'percent') return number;
  const between = text.slice(number.index + number.text.length, next.index);
  if (!RANGE.test(between)) return number;
  const { value, slack } = number;
  return { ...number, kind: next.kind, value: value / 100, slack: slack / 100 };
}
