'use client';

import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, themes, watchTheme } from '@/components/shell/theme';
import type { Theme } from '@/components/shell/theme-cookie';

const pictures: Record<Theme, string> = {
  system: 'M3 5.5h18v11H3zM9 20.5h6M12 16.5v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M21.5 12h-2M4.5 12h-2M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4M18.7 18.7l-1.4-1.4M6.7 6.7 5.3 5.3',
  dark: 'M20.5 14.2A8.6 8.6 0 0 1 9.8 3.5a8.6 8.6 0 1 0 10.7 10.7Z',
};

/** Goes round system, light and dark; its name says which is on and which comes next. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const label = `Theme: ${theme}. Change to ${next}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next)}
      className="text-ink-soft hover:bg-accent-soft hover:text-ink grid size-11 place-items-center rounded-full transition-colors"
    >
      <svg
        aria-hidden
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={pictures[theme]} />
      </svg>
    </button>
  );
}
