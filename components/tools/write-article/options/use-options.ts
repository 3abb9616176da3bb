'use client';

import { useAuth } from '@clerk/nextjs';
import { useCallback, useSyncExternalStore } from 'react';
import { type ArticleOptions, noOptions } from './article-options';

const PREFIX = 'mise-article-options:';
const known = new Map<string, ArticleOptions>();
const listeners = new Set<() => void>();

function stored(userId: string): ArticleOptions {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + userId) ?? '{}') as object;
    return { ...noOptions, ...kept };
  } catch {
    return noOptions;
  }
}

function read(userId: string): ArticleOptions {
  const options = known.get(userId) ?? stored(userId);
  known.set(userId, options);
  return options;
}

function change(userId: string, part: Partial<ArticleOptions>): void {
  const options = { ...read(userId), ...part };
  known.set(userId, options);
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify(options));
  } catch {
    // A full store or a private window may refuse; the options then last as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent) => {
    if (!key?.startsWith(PREFIX)) return;
    known.delete(key.slice(PREFIX.length));
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onOtherTab);
  };
}

/** The signed-in person's options for articles, kept in this browser, and how to change some of them. */
export function useOptions() {
  const { userId } = useAuth();
  const options = useSyncExternalStore(
    subscribe,
    () => (userId ? read(userId) : noOptions),
    () => noOptions,
  );
  const onChange = useCallback(
    (part: Partial<ArticleOptions>) => {
      if (userId) change(userId, part);
    },
    [userId],
  );
  return { options, onChange };
}
