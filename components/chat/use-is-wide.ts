'use client';

import { useSyncExternalStore } from 'react';

/** From here on the list is beside the conversation; below it, in a drawer. */
const WIDE = '(min-width: 64rem)';

const isWide = () => matchMedia(WIDE).matches;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for the list beside the conversation; false on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}
