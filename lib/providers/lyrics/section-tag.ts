/** Names that make a section tag whatever follows them: `[Verse Drake]`. */
const STRONG =
  'verses?|chorus(?:es)?|pre-?chorus|post-?chorus|hook|pre-?hook|post-?hook|bridge|intro|outro|introduction|' +
  'refrain|interlude|coda|prelude|postlude|segue|skit|ad-?libs?|breakdown|build-?up|' +
  'verso|coro|pre-?coro|post-?coro|estribillo|pre-?estribillo|puente|introducción|couplet|pont|strofa|ritornello|' +
  'strophe|refrão|pré-?refrão|ponte|kehrreim|nakarat|bölüm|köprü|zwrotka|refren|' +
  'куплет|припев|бридж|интро|аутро|コーラス|サビ|후렴|절';

/** Names that are also ordinary words, and make a tag only alone or with a number: `[Part II]`. */
const WEAK =
  'part|section|break|drop|build|spoken(?: word)?|solo|vamp|middle (?:8|eight)|opening|ending|transition|rap|scat|' +
  'vers|instrumental|hiatus|riff|turn|bass|guitar|piano|drums?|strings|saxophone|sax';

const BEFORE =
  '(?:(?:\\d{1,2}(?:st|nd|rd|th)?|first|second|third|fourth|final|last|guitar|bass|drums?|piano|keyboard|sax|' +
  'saxophone|violin|harmonica|organ|synth|vocal|instrumental|extended|short|half|double|alternate|repeat|spoken|' +
  'new|main|closing|dance|beat|acoustic|rap|group)[\\s-]+){0,2}';

const STRONG_TAG = new RegExp(`^${BEFORE}(?:${STRONG})(?![\\p{L}])`, 'iu');
const WEAK_TAG = new RegExp(
  `^${BEFORE}(?:${WEAK})(?:\\s*$|\\s*[\\d:#–—/&(×-]|\\s+(?:[ivx]+|[a-d]|one|two|three|four|five)\\s*(?:$|:))`,
  'iu',
);
const BRACKETS = /\[([^[\]\n]{1,80})\]/g;

/**
 * Where the first section tag such as `[Verse 1]` or `[Chorus: Name]` begins; -1 when there is none.
 * Timestamps (`[01:23.45]`), file tags (`[ar:Name]`), credits and asides in brackets are none.
 */
export function findSectionTag(text: string): number {
  for (const match of text.matchAll(BRACKETS)) {
    const name = (match[1] ?? '').trim();
    if (STRONG_TAG.test(name) || WEAK_TAG.test(name)) return match.index;
  }
  return -1;
}
