import { site } from '@/lib/site';
import list from './chapters.json';
import { loadVerses } from './load-verses';

export type Speaker = 'Dhritarashtra' | 'Sanjaya' | 'Arjuna' | 'Krishna';

export interface Chapter {
  number: number;
  name: string;
  sanskritName: string;
  summary: string;
  /** How many verses it has. */
  verses: number;
}

/** A verse's place: chapter 1 to 18 and verse from 1. */
export interface Place {
  chapter: number;
  verse: number;
}

export interface Verse extends Place {
  /** 1 to 700, in the order of the text. */
  id: number;
  speaker: Speaker;
  addressee: Speaker;
  text: string;
}

export const chapters: readonly Chapter[] = list;

export const VERSE_COUNT = 700;

/** Who wrote the renderings, as the verse object names it. */
export const AUTHOR = `${site.name}'s own plain-English rendering`;

/** The place of the verse with an id from 1 to 700. */
export function placeOf(id: number): Place {
  let left = id;
  for (const { number, verses } of chapters) {
    if (left <= verses) return { chapter: number, verse: left };
    left -= verses;
  }
  throw new RangeError(`There is no verse ${id}.`);
}

/** The id of a place; undefined where the text has no such verse. */
export function idOf({ chapter, verse }: Place): number | undefined {
  const found = chapters[chapter - 1];
  if (!found || !Number.isInteger(verse) || verse < 1 || verse > found.verses) return undefined;
  const before = chapters.slice(0, chapter - 1).reduce((sum, { verses }) => sum + verses, 0);
  return before + verse;
}

/** One verse; loads its chapter alone. Undefined where the text has no such verse. */
export async function getVerse(place: Place): Promise<Verse | undefined> {
  const id = idOf(place);
  if (id === undefined) return undefined;
  const found = (await loadVerses(place.chapter))[place.verse - 1];
  return found && { id, ...place, ...found };
}

/** All verses of a chapter in order; empty where there is no such chapter. */
export async function listVerses(chapter: number): Promise<Verse[]> {
  if (!chapters[chapter - 1]) return [];
  const first = idOf({ chapter, verse: 1 }) ?? 1;
  const verses = await loadVerses(chapter);
  return verses.map((verse, index) => ({ id: first + index, chapter, verse: index + 1, ...verse }));
}

/** The verse of a UTC day, the same for everybody: a walk through all 700 in a scattered order. */
export function verseOfDay(now = new Date()): Place {
  const day = Math.floor(now.getTime() / 86_400_000);
  // 263 shares no factor with 700, so that no verse returns before all have had their day
  return placeOf(((day * 263) % VERSE_COUNT) + 1);
}
