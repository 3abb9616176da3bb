/** A number as it is written in a text. */
export interface WrittenNumber {
  /** As written, with its unit: `$1.2k`. */
  text: string;
  index: number;
  /** Without its sign; per cent as a fraction, `80:20` as 4. */
  value: number;
  /** How far the exact value may be away: half of the last digit that is written. */
  slack: number;
  kind: 'percent' | 'money' | 'ratio' | 'plain';
  /** Grouped or with decimals, as a sum comes out and a count of things does not. */
  isExact: boolean;
}

const SCALES: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  b: 1e9,
  bn: 1e9,
  t: 1e12,
  tn: 1e12,
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
  billion: 1e9,
  trillion: 1e12,
};
const DIGITS = String.raw`\d+(?:[.,]\d+|[\u00a0\u202f]\d{3}(?!\d))*|\.\d+`;
const CURRENCY = String.raw`(?:US)?\$|[€£¥₹]|(?:USD|EUR|GBP|INR|JPY|CHF)(?=\s)`;
const SCALE = String.raw`\s?(?:[Tt]housand|[Ll]akh|[Mm]illion|[Cc]rore|[Bb]illion|[Tt]rillion|[MBT]n?)|[kK]|[mbt]n?`;
const PERCENT = String.raw`%|[Pp]er\s?cent|percentage points?|AP[RY]|bps|basis points?`;
const MONEY = String.raw`[€₹]|dollars?|cents?|euros?|pounds?|rupees?|USD|EUR|GBP|INR|JPY|CHF|gwei`;
const SYMBOL = String.raw`[a-z]{0,3}[A-Z]{2}\w*`;
const UNIT = String.raw`(?:(?<percent>${PERCENT})|(?<money>${MONEY})|(?<symbol>${SYMBOL}))(?!\p{L})`;
const TIMES = String.raw`[x×](?![\p{L}\p{N}])`;

const NUMBER = new RegExp(
  String.raw`(?:(?<currency>${CURRENCY})\s?|(?<![\p{L}\p{N}_#]|\d[.,]))(?<digits>${DIGITS})` +
    String.raw`(?<scale>(?:${SCALE})(?![\p{L}\p{N}]))?(?:\s?${UNIT}|${TIMES})?(?![\p{L}\p{N}_]|[.,]\d)`,
  'gu',
);
const RATIO = /(?<![\d:./])(\d+(?:\.\d+)?)\s?([:/])\s?(\d+(?:\.\d+)?)(?![\d:/]|\.\d)/g;

/**
 * Every number of a text, in any of the ways people and models write them, ratios as a whole too. An amount of
 * what `isCurrency` knows by its symbol is money.
 */
export function writtenNumbers(
  text: string,
  isCurrency: (symbol: string) => boolean = () => false,
): WrittenNumber[] {
  return [...singles(text, isCurrency), ...ratios(text)];
}

function singles(text: string, isCurrency: (symbol: string) => boolean): WrittenNumber[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const { currency, digits = '', scale, percent, money, symbol } = match.groups ?? {};
    const number = parseDigits(digits);
    if (!number) return [];
    const isYear = !currency && /^(?:19|20)\d\d$/.test(digits);
    const isToken = !!symbol && !isYear && isCurrency(symbol);
    const factor = scaleOf(scale) * partOf(percent ?? money);
    const value = number.value * factor;
    if (!Number.isFinite(value)) return [];
    const end = symbol && !isToken ? match[0].lastIndexOf(symbol) : undefined;
    return {
      text: match[0].slice(0, end).trim(),
      index: match.index,
      value,
      slack: (factor * 10 ** -number.decimals) / 2,
      kind: kindOf(percent, currency || money || isToken),
      isExact: /\D/.test(digits) || /[x×]$/.test(match[0]),
    };
  });
}

const scaleOf = (scale = '') => SCALES[scale.trim().toLowerCase()] ?? 1;

function kindOf(percent: string | undefined, isMoney: unknown): WrittenNumber['kind'] {
  if (percent) return 'percent';
  return isMoney ? 'money' : 'plain';
}

function ratios(text: string): WrittenNumber[] {
  return [...text.matchAll(RATIO)].flatMap((match) => {
    const [whole, one = '', mark, other = ''] = match;
    const isClock = mark === ':' && /^\d\d$/.test(other) && Number(one) < 24 && Number(other) < 60;
    const isShare = Number(one) + Number(other) === 100;
    const value = Number(one) / Number(other);
    if (isClock || (mark === '/' && !isShare) || !Number.isFinite(value)) return [];
    return { text: whole, index: match.index, value, slack: 1e-9, kind: 'ratio', isExact: true };
  });
}

/** English, Indian and French grouping, then the continental way; undefined for dates and versions. */
function parseDigits(digits: string): { value: number; decimals: number } | undefined {
  const tight = digits.replace(/[\u00a0\u202f]/g, '');
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(tight);
  const isContinental = /^\d{1,3}(?:\.\d{3})*,\d+$/.test(tight) || /^\d+,\d+$/.test(tight);
  const plain = isGrouped
    ? tight.replaceAll(',', '')
    : isContinental || /^\d{1,3}(?:\.\d{3}){2,}$/.test(tight)
      ? tight.replaceAll('.', '').replace(',', '.')
      : tight;
  if (!/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain)) return undefined;
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 };
}

/** What one of a unit is of the whole: a fraction for a per cent, dollars for a cent. */
function partOf(unit: string | undefined): number {
  if (!unit) return 1;
  if (/^b/i.test(unit)) return 1e-4;
  return /^(?:%|per|ap|cents?$)/i.test(unit) ? 1e-2 : 1;
}
