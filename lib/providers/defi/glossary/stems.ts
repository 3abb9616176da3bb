const STOP = new Set(
  `a an the of in on at to for and or but with from by as is are was be been do does did how what whats which
   who when why where can could would should will i me my we you your it its this that these those there here
   tell explain describe define give show please about mean means meaning work works working thing things
   so just really some any much many more most than then if into out up one like get got have has had not
   crypto hi hello hey ok simple terms word words example`.split(/\s+/),
);

const SYNONYMS: Record<string, string> = {
  decentralised: 'decentralized',
  centralised: 'centralized',
  collateralised: 'collateralized',
  overcollateralised: 'overcollateralized',
  tokenised: 'tokenized',
  utilisation: 'utilization',
  organisation: 'organization',
  hodl: 'hold',
  hodling: 'hold',
  crypto: 'coin',
  cryptocurrency: 'coin',
  dollar: 'usd',
  loan: 'lend',
  loans: 'lend',
  borrow: 'lend',
  borrowing: 'lend',
  steal: 'hack',
  stolen: 'hack',
  hacked: 'hack',
  safety: 'safe',
  scams: 'scam',
  liq: 'liquidation',
  provider: 'provide',
  providers: 'provide',
};

/** A word cut to what its forms have in common; crude, and the same on both sides. */
export function stem(word: string): string {
  const known = SYNONYMS[word] ?? word;
  if (known.length < 4 || /[\d*=/]/.test(known)) return known;
  const single = known
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const base = single
    .replace(/(?:izations?|isations?)$/, 'ize')
    .replace(/(.{4})(?:ations?|ated|ating|ators?)$/, '$1ate')
    .replace(/(.{3})(?:ing|ed)$/, '$1')
    .replace(/(.{4})(?:ment|ness)$/, '$1');
  return base.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/e$/, '');
}

/** The stems of a text that say something, in order. */
export function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9]+(?:[*=/][a-z0-9]+)*/g) ?? [];
  return words.filter((word) => !STOP.has(word)).map(stem);
}
