'use client';

import { useSyncExternalStore } from 'react';
import type { Choice } from '@/components/ui/choice';

export type Tint = 'purple' | 'cyan' | 'orange';

export const tints: readonly (Choice<Tint> & { swatch: string })[] = [
  { value: 'purple', label: 'Purple', swatch: 'oklch(0.6 0.16 312)' },
  { value: 'cyan', label: 'Cyan', swatch: 'oklch(0.68 0.11 215)' },
  { value: 'orange', label: 'Orange', swatch: 'oklch(0.72 0.168 57)' },
];

const KEY = 'mise-chat-tint';
const CHANGED = 'mise-chat-tint-changed';

function read(): Tint {
  try {
    const stored = localStorage.getItem(KEY);
    return tints.find(({ value }) => value === stored)?.value ?? 'orange';
  } catch {
    return 'orange';
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', onChange);
  };
}

function choose(tint: Tint): void {
  try {
    localStorage.setItem(KEY, tint);
  } catch {
    // Without storage the choice cannot be kept
  }
  dispatchEvent(new Event(CHANGED));
}

/** The chat's colour theme, remembered in this browser. */
export function useTint() {
  return [useSyncExternalStore(subscribe, read, () => 'orange' as const), choose] as const;
}
