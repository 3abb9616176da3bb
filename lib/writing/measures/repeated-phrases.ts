import { wordsOf } from './prose';

const LONGEST = 6;
const SHORTEST = 3;
/** Fewer times are no habit. */
const LEAST_TIMES = 3;
/** Shorter words are mostly grammar, in any language that is written with spaces. */
const TELLING = 5;

export interface RepeatedPhrase {
  text: string;
  times: number;
}

/**
 * Phrases of three to six words that come back at least three times and have two telling words, at most
 * `most`, the most used words first. A phrase that is part of a longer one is told only once.
 */
export function repeatedPhrases(sentences: readonly string[], most: number): RepeatedPhrase[] {
  const written = sentences.map(wordsOf);
  const found: { words: string[]; times: number }[] = [];
  for (let size = LONGEST; size >= SHORTEST; size -= 1) {
    for (const [text, times] of phrasesOf(written, size)) {
      const words = text.split(' ');
      if (times >= LEAST_TIMES && isTelling(words)) found.push({ words, times });
    }
  }
  found.sort((one, other) => other.times * other.words.length - one.times * one.words.length);
  return withoutOverlaps(found).slice(0, most);
}

function phrasesOf(written: readonly string[][], size: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const words of written) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const phrase = words.slice(at, at + size).join(' ');
      times.set(phrase, (times.get(phrase) ?? 0) + 1);
    }
  }
  return times;
}

const isTelling = (words: readonly string[]) =>
  words.filter((word) => word.length >= TELLING).length >= 2;

/** The phrases of which no three words in a row stand in an earlier one. */
function withoutOverlaps(found: readonly { words: string[]; times: number }[]): RepeatedPhrase[] {
  const told = new Set<string>();
  return found.flatMap(({ words, times }) => {
    const parts = [...phrasesOf([words], SHORTEST).keys()];
    if (parts.some((part) => told.has(part))) return [];
    for (const part of parts) told.add(part);
    return [{ text: words.join(' '), times }];
  });
}
