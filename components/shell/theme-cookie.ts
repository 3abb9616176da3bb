export type Theme = 'system' | 'light' | 'dark';

export const THEME_COOKIE = 'mise-theme';

/** The theme that a cookie or the page names; `system` for none and for anything else. */
export function themeFrom(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
