/** Languages the checks can name; anything else counts as `other`. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  ru: 'Russian',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  ar: 'Arabic',
  he: 'Hebrew',
  hi: 'Hindi',
  el: 'Greek',
  th: 'Thai',
  other: 'a language we do not know',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
];

const SMALL_WORDS: Partial<Record<Language, string>> = {
  en: 'the and of to in for with by a an on from at was that as into who their over',
  de: 'der die das und von mit für im in den des zu auf bei eine einen zur als am durch',
  fr: 'le la les et de des du en pour avec dans une un sur au aux par chez à',
  es: 'el la los las y de del en para con por una un al como más',
  pt: 'o a os as e de do da dos das em para com por uma um no na ao',
  it: 'il la le i gli e di del della dei in per con una un al nel da su',
  nl: 'de het een en van in voor met op bij aan te naar als',
  pl: 'i w z na do o od dla oraz przez się po za',
};

const SMALL = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);

/** The language a resume is written in, by its letters and its small words. */
export function detectLanguage(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const share = (text.match(script)?.length ?? 0) / Math.max(1, letters);
    if (share > (language === 'ja' ? 0.08 : 0.3)) return language;
  }
  if (latin < letters / 2) return 'other';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = SMALL.map(
    ([language, small]) => [language, words.filter((word) => small.has(word)).length] as const,
  );
  const [best] = scores.toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 0 ? best[0] : 'en';
}

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Words of a text in any script, as Unicode counts them (UAX 29, with dictionaries for CJK). */
export function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}
