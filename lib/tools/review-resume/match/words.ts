import { commonNames, NEEDS_CAPITALS } from './known-terms.ts';

/** A word of a text with where it ends; `key` is what two words are compared by. */
export interface Token {
  word: string;
  key: string;
  end: number;
  start: number;
}

const WORD =
  /\.?[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[+#](?![\p{L}])|[-./'’&](?=[\p{L}\p{N}]))*\+*#?/gu;

/** A word without its ending: `pipelines` and `pipeline`, `tested` and `testing` are alike. */
export function stem(word: string): string {
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  if (!/^[a-z-]+$/.test(plain) || plain.length < 4) return plain;
  const single = plain.replace(/ies$/, 'y').replace(/(ss|us|is)$|s$/, '$1');
  return single.length < 6 ? single : single.replace(/(?:ing|ed)$/, '').replace(/e$/, '');
}

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    word: match[0],
    key: stem(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The common name of the known term that begins at a token, with how many tokens it takes. */
export function knownTermAt(
  tokens: readonly Token[],
  at: number,
): { name: string; length: number } | null {
  for (let length = 4; length >= 1; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    const spelling = words.map(({ word }) => word).join(' ');
    const lower = spelling.toLowerCase();
    const name = commonNames.get(lower) ?? commonNames.get(lower.replace(/s$/, ''));
    if (name && !(NEEDS_CAPITALS.has(lower) && spelling === lower)) return { name, length };
  }
  return null;
}
