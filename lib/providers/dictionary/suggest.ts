import { editDistance } from './edit-distance';
import { letterMask, readWordBuckets, type WordBucket } from './word-list';

const MAX_SUGGESTIONS = 5;

/** Edits worth suggesting a word for: one in a short word, up to three in a long one. */
function editsFor(length: number): number {
  if (length <= 3) return 1;
  return length <= 7 ? 2 : 3;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count += 1;
  return count;
}

const undoubled = (word: string) => word.replace(/(.)\1+/g, '$1');
const sorted = (word: string) => [...word].sort().join('');

/** Lower is likelier: edits, how common the word is, and the slips people really make. */
function rank(typed: string, candidate: string, edits: number, weight: number): number {
  let score = edits - Math.log2(1 + weight) / 8;
  if (candidate[0] !== typed[0]) score += 0.5;
  if (undoubled(candidate) === undoubled(typed)) score -= 0.8;
  else if (candidate.length === typed.length && sorted(candidate) === sorted(typed)) score -= 0.6;
  return score;
}

/** Suggests words for misspellings from WordNet's list, read into memory at the first question. */
export function createSuggester(wordNetFolder: string): (word: string) => Promise<string[]> {
  let buckets: Promise<Map<number, WordBucket>> | undefined;
  return async (word) => {
    if (!/^[a-z'-]{2,24}$/.test(word)) return [];
    buckets ??= readWordBuckets(wordNetFolder);
    buckets.catch(() => (buckets = undefined));
    return search(await buckets, word);
  };
}

function search(buckets: Map<number, WordBucket>, word: string): string[] {
  const limit = editsFor(word.length);
  const mask = letterMask(word);
  const hits: { word: string; rank: number }[] = [];
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    const bucket = buckets.get(length);
    if (!bucket) continue;
    for (let index = 0; index < bucket.masks.length; index += 1) {
      const theirs = bucket.masks[index] ?? 0;
      // Each edit brings at most one letter in and takes at most one out
      if (bits(theirs & ~mask) > limit || bits(mask & ~theirs) > limit) continue;
      const candidate = bucket.letters.slice(index * length, (index + 1) * length);
      const edits = editDistance(word, candidate, limit);
      if (edits > limit) continue;
      hits.push({
        word: candidate,
        rank: rank(word, candidate, edits, bucket.weights[index] ?? 0),
      });
    }
  }
  hits.sort((one, other) => one.rank - other.rank);
  return hits.slice(0, MAX_SUGGESTIONS).map((hit) => hit.word);
}
