import { getVerse, type Place, type Verse } from './index';
import list from './themes.json';

/** Verses on one matter of life, in an order to read them in. */
export interface Theme {
  /** Its slug in addresses. */
  id: string;
  label: string;
  /** One sentence: what these verses do together. */
  why: string;
  places: readonly Place[];
}

export const themes: readonly Theme[] = list.map(({ verses, ...theme }) => ({
  ...theme,
  places: verses.split(' ').map((place) => {
    const [chapter = 0, verse = 0] = place.split('.').map(Number);
    return { chapter, verse };
  }),
}));

/** The theme with an id; undefined where there is none. */
export const getTheme = (id: string): Theme | undefined => themes.find((theme) => theme.id === id);

/** A theme's verses in its reading order. */
export async function listThemeVerses({ places }: Theme): Promise<Verse[]> {
  return (await Promise.all(places.map(getVerse))).filter((verse) => verse !== undefined);
}

/** The themes that hold any of some verses, those with the most first. */
export const themesWith = (verses: readonly Place[]): Theme[] => themesHolding(verses, 1);

/** What a search is about: the themes that hold several of the first verses it found. */
export const themesAbout = (found: readonly Place[]): Theme[] =>
  themesHolding(found.slice(0, 10), 3).slice(0, 3);

function themesHolding(verses: readonly Place[], least: number): Theme[] {
  const asked = new Set(verses.map(nameOf));
  return themes
    .map((theme) => ({ theme, held: theme.places.filter((at) => asked.has(nameOf(at))).length }))
    .filter(({ held }) => held >= least)
    .sort((one, other) => other.held - one.held)
    .map(({ theme }) => theme);
}

const nameOf = ({ chapter, verse }: Place) => `${chapter}.${verse}`;
