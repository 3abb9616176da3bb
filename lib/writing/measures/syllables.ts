const VOWELS = /[aeiouy]+/g;
/** An e that is not heard: at the end, and before the -s and -d of an ending. */
const SILENT_END = /(?:[^aeiouyl]e|[aeiouy]les?|[^aeioudty]ed|[^aeioucgszxhyl]es)$/;
/** And before an ending with a syllable of its own: "safely", "movement". */
const SILENT_INSIDE = /[^aeiouyl]e(?:ly|less|ness|ful|ment)s?$/;
/** Two vowels that are two syllables: "lion", "idea", "create", "being". */
const TWO_VOWELS = /i[ao](?!u)|eo(?!u)|[ey]ing|[aeo]ing|ua[lt]|uou|rea(?:t|l)i?|ism$/g;
/** Two vowels that look like two syllables and are one: "nation", "special", "region". */
const ONE_AFTER_ALL = /[cgstx]i(?:a|o)/g;

const count = (pattern: RegExp, word: string) => word.match(pattern)?.length ?? 0;

/** The syllables of an English word in lower case, estimated from its spelling; at least one. */
export function syllablesIn(word: string): number {
  const letters = word.replace(/[^a-z]/g, '');
  const heard =
    count(VOWELS, letters) +
    count(TWO_VOWELS, letters) -
    count(ONE_AFTER_ALL, letters) -
    (SILENT_END.test(letters) || SILENT_INSIDE.test(letters) ? 1 : 0);
  return Math.max(1, heard);
}
