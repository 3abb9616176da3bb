const KEY = 'mise-theme';
const CHANGED = 'mise-theme-changed';

export type Theme = 'system' | 'light' | 'dark';
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The chosen theme; `system` where none was chosen or the browser keeps nothing. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Puts a theme on the page at once and remembers it where the browser allows. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A private window may refuse; the choice then lasts as long as the page.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the theme changes here or in another tab; returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', onChange);
  };
}
