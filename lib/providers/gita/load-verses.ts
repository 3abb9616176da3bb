import type { Speaker } from './index';

interface StoredVerse {
  speaker: Speaker;
  addressee: Speaker;
  text: string;
}

/** One module a chapter, so that a verse costs the parsing of its own chapter alone. */
const modules: Record<number, () => Promise<{ default: unknown }>> = {
  1: () => import('./chapters/01.json'),
  2: () => import('./chapters/02.json'),
  3: () => import('./chapters/03.json'),
  4: () => import('./chapters/04.json'),
  5: () => import('./chapters/05.json'),
  6: () => import('./chapters/06.json'),
  7: () => import('./chapters/07.json'),
  8: () => import('./chapters/08.json'),
  9: () => import('./chapters/09.json'),
  10: () => import('./chapters/10.json'),
  11: () => import('./chapters/11.json'),
  12: () => import('./chapters/12.json'),
  13: () => import('./chapters/13.json'),
  14: () => import('./chapters/14.json'),
  15: () => import('./chapters/15.json'),
  16: () => import('./chapters/16.json'),
  17: () => import('./chapters/17.json'),
  18: () => import('./chapters/18.json'),
};

/** The stored verses of a chapter from 1 to 18, in order. */
export async function loadVerses(chapter: number): Promise<StoredVerse[]> {
  const loaded = await modules[chapter]?.();
  return (loaded?.default ?? []) as StoredVerse[];
}
