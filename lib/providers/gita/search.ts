import { stemmer } from 'stemmer';
import { chapters, getVerse, listVerses, type Verse } from './index';
import { readReference } from './reference';

/** The words of a text in small letters, without their accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z]+/g) ?? [];
}

const stems = (text: string) => wordsOf(text).map(stemmer);

const COMMON = new Set(
  stems('the a an and or of to in is are was for with that this it as by on from be what who'),
);

interface Indexed {
  verse: Verse;
  words: string[];
  stems: ReadonlySet<string>;
}

let index: Promise<Indexed[]> | undefined;

async function readAll(): Promise<Indexed[]> {
  const all = await Promise.all(chapters.map(({ number }) => listVerses(number)));
  return all.flat().map((verse) => {
    const words = wordsOf(`${verse.text} ${verse.speaker} ${verse.addressee}`);
    return { verse, words, stems: new Set(words.map(stemmer)) };
  });
}

/**
 * The verse that a question names by its place, else the verses whose renderings hold the most of
 * the words asked for in any of their forms, rarer words counting more; at most `limit`, best first.
 * A last word that the text does not have may be an unfinished one.
 */
export async function searchVerses(question: string, limit = 20): Promise<Verse[]> {
  const place = readReference(question);
  if (place) return [await getVerse(place)].filter((verse) => verse !== undefined);
  const verses = await (index ??= readAll());
  const scores = new Map<Verse, number>();
  for (const holders of holdersOf(question, verses)) {
    const weight = Math.log(1 + verses.length / holders.length);
    for (const verse of holders) scores.set(verse, (scores.get(verse) ?? 0) + weight);
  }
  return [...scores]
    .sort(([one, first], [other, second]) => second - first || one.id - other.id)
    .slice(0, limit)
    .map(([verse]) => verse);
}

/** For each word asked for, the verses that hold it. */
function holdersOf(question: string, verses: readonly Indexed[]): Verse[][] {
  const asked = [...new Set(wordsOf(question))];
  const stemmed = new Set(asked.map(stemmer).filter((stem) => !COMMON.has(stem)));
  const found = [...stemmed].map((stem) => holding(verses, ({ stems }) => stems.has(stem)));
  const last = asked.at(-1) ?? '';
  const isKnown = verses.some(({ words }) => words.includes(last));
  if (!isKnown && last.length > 2) {
    found.push(holding(verses, ({ words }) => words.some((word) => word.startsWith(last))));
  }
  return found.filter((holders) => holders.length > 0);
}

const holding = (verses: readonly Indexed[], holds: (entry: Indexed) => boolean) =>
  verses.filter(holds).map(({ verse }) => verse);
