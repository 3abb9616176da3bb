'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Choice } from '@/components/ui/choice';

export type ColourTheme = 'purple' | 'cyan' | 'orange';

/** Two deep colours each: cream text keeps at least 4.5:1 anywhere between them. */
export const colourThemes: Record<ColourTheme, { from: string; to: string }> = {
  purple: { from: '#6b3f8f', to: '#3f2560' },
  cyan: { from: '#0f6f80', to: '#0a4457' },
  orange: { from: '#a8480f', to: '#6f2a0c' },
};

export const colourChoices: readonly Choice<ColourTheme>[] = [
  { value: 'purple', label: 'Purple', swatch: colourThemes.purple.from },
  { value: 'cyan', label: 'Cyan', swatch: colourThemes.cyan.from },
  { value: 'orange', label: 'Orange', swatch: colourThemes.orange.from },
];

const CHANGED = 'mise-colour-changed';

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

/** The colour a person chose for one page, remembered in this browser; orange until they do. */
export function useColourTheme(page: string): [ColourTheme, (theme: ColourTheme) => void] {
  const key = `mise-colour:${page}`;
  const read = () => {
    const stored = localStorage.getItem(key);
    return stored !== null && stored in colourThemes ? (stored as ColourTheme) : 'orange';
  };
  const theme = useSyncExternalStore(subscribe, read, () => 'orange' as const);
  const choose = useCallback(
    (next: ColourTheme) => {
      localStorage.setItem(key, next);
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [theme, choose];
}
