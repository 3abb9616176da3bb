import { listThemeVerses, themes } from '@/lib/providers/gita/themes';
import { asVerseObject, type VerseObject } from './verse-object';

interface ThemeAnswer {
  id: string;
  label: string;
  why: string;
  verses: VerseObject[];
}

/** Every theme as the API answers it, its verses in reading order. */
export const allThemes = (): Promise<ThemeAnswer[]> =>
  Promise.all(
    themes.map(async (theme) => {
      const { id, label, why } = theme;
      return { id, label, why, verses: (await listThemeVerses(theme)).map(asVerseObject) };
    }),
  );
