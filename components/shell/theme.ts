import { THEME_COOKIE, type Theme, themeFrom } from './theme-cookie';

const CHANGED = 'mise-theme-changed';
const A_YEAR = 365 * 24 * 60 * 60;

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme that the page wears. */
export function readTheme(): Theme {
  return themeFrom(document.documentElement.dataset.theme);
}

/** Puts a theme on the page at once, and in a cookie, so that the server sends the next one in it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${A_YEAR}; samesite=lax`;
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the theme changes; returns how to stop. */
export function watchTheme(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  return () => removeEventListener(CHANGED, onChange);
}
