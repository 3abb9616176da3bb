import { chapters, listVerses, type Verse } from './index';

/** A word without the endings that English adds to it; crude, but the same for text and question. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ings?|edly|ed|ness|ments?|ly|ies|es|s|y)$/, '') : word;
}

function stems(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.map(stem);
}

const COMMON = new Set(
  stems('the a an and or of to in is are was for with that this it as by on from be what who'),
);

let index: Promise<{ verse: Verse; stems: string[] }[]> | undefined;

async function readAll() {
  const all = await Promise.all(chapters.map(({ number }) => listVerses(number)));
  return all.flat().map((verse) => ({
    verse,
    stems: stems(`${verse.text} ${verse.speaker} ${verse.addressee}`),
  }));
}

/**
 * The verses whose renderings hold the most of the words asked for, rarer words counting more; at
 * most `limit`, best first. A last word may be unfinished.
 */
export async function searchVerses(question: string, limit = 20): Promise<Verse[]> {
  const asked = [...new Set(stems(question))].filter((word) => !COMMON.has(word));
  if (asked.length === 0) return [];
  index ??= readAll();
  const verses = await index;
  const hits = (words: string[], wanted: string) =>
    words.some((word) => word === wanted || (wanted.length > 2 && word.startsWith(wanted)));
  const weights = asked.map((wanted) => {
    const found = verses.filter((entry) => hits(entry.stems, wanted)).length;
    return { wanted, weight: found === 0 ? 0 : Math.log(1 + verses.length / found) };
  });
  const scored = verses.map((entry) => ({
    verse: entry.verse,
    score: weights.reduce(
      (sum, { wanted, weight }) => sum + (hits(entry.stems, wanted) ? weight : 0),
      0,
    ),
  }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.verse.id - b.verse.id)
    .slice(0, limit)
    .map(({ verse }) => verse);
}
