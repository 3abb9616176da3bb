import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { functionWords } from './function-words/table';
import { readIndexLine } from './wordnet';

/** Words of one length: their letters joined, how common each is, and which letters each holds. */
export interface WordBucket {
  letters: string;
  /** Tagged occurrences and senses, the higher the commoner. */
  weights: Uint16Array;
  masks: Uint32Array;
}

const FUNCTION_WORD_WEIGHT = 400;
const SINGLE = /^[a-z][a-z'-]*$/;

/** One bit for each letter a word holds. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index += 1) {
    mask |= 1 << (word.charCodeAt(index) & 31);
  }
  return mask >>> 0;
}

/** All single words of WordNet and our function words by length, compact enough to keep (about 2 MB). */
export async function readWordBuckets(wordNetFolder: string): Promise<Map<number, WordBucket>> {
  const weights = new Map<string, number>();
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    const text = await readFile(join(wordNetFolder, `index.${part}`), 'latin1');
    for (const [index, line] of text.split('\n').entries()) {
      if (index % 8_192 === 0) await setImmediate();
      const lemma = line.slice(0, line.indexOf(' '));
      if (!SINGLE.test(lemma)) continue;
      const { tagged, offsets } = readIndexLine(line);
      weights.set(lemma, (weights.get(lemma) ?? 0) + tagged * 4 + offsets.length);
    }
  }
  for (const word of functionWords()) {
    if (SINGLE.test(word)) weights.set(word, FUNCTION_WORD_WEIGHT);
  }
  const byLength = new Map<number, string[]>();
  for (const word of weights.keys()) {
    const bucket = byLength.get(word.length);
    if (bucket) bucket.push(word);
    else byLength.set(word.length, [word]);
  }
  return new Map([...byLength].map(([length, words]) => [length, toShelf(words, weights)]));
}

function toShelf(words: readonly string[], weights: ReadonlyMap<string, number>): WordBucket {
  return {
    letters: words.join(''),
    weights: Uint16Array.from(words, (word) => weights.get(word) ?? 0),
    masks: Uint32Array.from(words, letterMask),
  };
}
