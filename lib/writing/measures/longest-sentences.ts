import { wordsOf } from './prose';

/** Sentences with more words than this are hard to follow. Source: GOV.UK, "Content design", sentence length. */
const EASY = 25;

export interface LongSentence {
  text: string;
  words: number;
}

/** The longest of the sentences that are hard to follow, at most `most`, the longest first. */
export function longestSentences(sentences: readonly string[], most: number): LongSentence[] {
  return sentences
    .map((text) => ({ text, words: wordsOf(text).length }))
    .filter(({ words }) => words > EASY)
    .sort((one, other) => other.words - one.words)
    .slice(0, most);
}
