import { cutAtSentence } from './sentences';

/** What one post on X may hold. */
export const X_POST = 280;
const ADDRESS_LENGTH = 23;

/** Addresses with and without a scheme; anything that could be one counts as one, so that no post is too long. */
const ADDRESS =
  /https?:\/\/[^\s()]*[\p{L}\p{N}/_=#+-]|(?<![\w@.-])(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}(?:\/\S*)?(?![\w-])/giu;
const EMOJI =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f}|\p{Regional_Indicator}|\u{20e3}/u;
const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters that count as one: Latin to Georgian, and the usual punctuation (X's configuration 3). */
const isSingle = (code: number) =>
  code <= 0x10ff ||
  (code >= 0x2000 && code <= 0x200d) ||
  (code >= 0x2010 && code <= 0x201f) ||
  (code >= 0x2032 && code <= 0x2037);

/** The length of a post as X counts it: an address is 23, an emoji 2, most letters 1, ideographs 2. */
export function xLength(text: string): number {
  const addresses = text.match(ADDRESS)?.length ?? 0;
  let length = addresses * ADDRESS_LENGTH;
  for (const { segment } of characters.segment(text.normalize('NFC').replace(ADDRESS, ''))) {
    if (EMOJI.test(segment)) length += 2;
    else for (const letter of segment) length += isSingle(letter.codePointAt(0) ?? 0) ? 1 : 2;
  }
  return length;
}

/** A post that X accepts, cut at a sentence where it was too long. */
export const fitPost = (text: string): string => cutAtSentence(text, X_POST, xLength);
