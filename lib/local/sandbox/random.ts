import { Random } from '@/lib/local/random';

/** The same words always give the same numbers, and so the same picture and text. Algorithm: xmur3. */
export function randomOf(words: string): Random {
  let hash = 1779033703 ^ words.length;
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return new Random((hash ^ (hash >>> 13)) >>> 0);
}
