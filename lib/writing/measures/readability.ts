import { syllablesIn } from './syllables';
import { wordsOf } from './prose';

/** Words a minute that adults read in silence. Source: Brysbaert 2019, "How many words do we read per minute?" */
const READING_PACE = 238;

/** Minutes that a text of so many words takes to read, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / READING_PACE));

/** The most frequent words of English, which make up more than a quarter of an English text. */
const FREQUENT = new Set(
  'the of and to a in is it that for on with as are be by this was at or from you your not have'.split(
    ' ',
  ),
);
/** Between what English texts have of these words and what other languages share with them by chance. */
const ENGLISH_SHARE = 0.15;

const BANDS = [
  [90, 'very easy'],
  [80, 'easy'],
  [70, 'fairly easy'],
  [60, 'plain English'],
  [50, 'fairly difficult'],
  [30, 'difficult'],
  [-Infinity, 'very difficult'],
] as const;

export interface ReadingEase {
  /** The higher, the easier; most texts lie between 0 and 100. */
  score: number;
  band: string;
}

/**
 * Flesch Reading Ease: 206.835 − 1.015 × words a sentence − 84.6 × syllables a word. Undefined for a text
 * that is not English, which the formula knows nothing of. Source: Flesch 1948, "A new readability yardstick".
 */
export function readingEase(sentences: readonly string[]): ReadingEase | undefined {
  const words = sentences.flatMap(wordsOf);
  const frequent = words.filter((word) => FREQUENT.has(word)).length;
  if (words.length === 0 || frequent / words.length < ENGLISH_SHARE) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const score =
    206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  const band = BANDS.find(([least]) => score >= least)?.[1] ?? '';
  return { score: Math.round(score), band };
}
