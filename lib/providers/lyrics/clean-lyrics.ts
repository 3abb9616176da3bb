import { stripMarkup } from '@/lib/providers/http/html-text';
import { readLanguages } from './languages';
import { findSectionTag } from './section-tag';

const OPENING = '^[\\s\\[(*•-]*';
const PRODUCER = new RegExp(
  `${OPENING}(?:(?:co-?|executive |additional |vocal )?produc(?:ed|tion) by\\b|prod(?:\\.|uced)? by\\b)`,
  'i',
);
const CREDIT = new RegExp(
  `${OPENING}(?:(?:co-?|executive |additional |vocal )?producers?|prod\\.?|contributors?|(?:song)?writers?|` +
    `composers?|lyricists?|(?:written|composed|arranged|lyrics|music|words) by)(?:\\(s\\))?\\s*(?:[:：]|[-–—]\\s)`,
  'i',
);
const COUNTED = /^\s*\d{1,3}(?:[.,]?\d{3})*\+?\s*contributors?/i;
const BARE = /^\s*(?:contributors?|producers?)\s*$/i;
const TRANSLATIONS = /^\s*translations?/i;

const isCredit = (line: string) =>
  PRODUCER.test(line) || CREDIT.test(line) || COUNTED.test(line) || BARE.test(line);

/** A heading of a list of translations: alone, with a colon, or followed by language names. */
function isTranslationHeading(line: string): boolean {
  const heading = TRANSLATIONS.exec(line)?.[0];
  if (heading === undefined) return false;
  const rest = line.slice(heading.length).trim();
  return rest === '' || /^[:：]/.test(rest) || readLanguages(rest).count > 0;
}

function isLanguages(line: string): boolean {
  const { count, rest } = readLanguages(line.trim());
  return count > 0 && rest === '';
}

function dropLists(lines: readonly string[]): string[] {
  let isListing = false;
  return lines.filter((line) => {
    if (isCredit(line)) return false;
    if (isTranslationHeading(line)) {
      isListing = true;
      return false;
    }
    if (line.trim() === '') return true;
    isListing &&= isLanguages(line);
    return !isListing;
  });
}

/**
 * Lyrics alone: without markup, translation lists, producer and contributor lines, and without all
 * text before the first section tag such as `[Verse]`. Lyrics that have no section tag keep the rest
 * of their text. Takes time linear in the length of `raw`.
 */
export function cleanLyrics(raw: string): string {
  const text = stripMarkup(raw);
  const start = findSectionTag(text);
  const lines = (start < 0 ? text : text.slice(start)).split('\n').map((line) => line.trimEnd());
  return dropLists(lines)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
