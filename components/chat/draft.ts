'use client';

import { useSyncExternalStore } from 'react';

const PREFIX = 'mise-chat-draft:';
const NEW = 'new';
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

function read(id: string): string {
  const known = drafts.get(id);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(PREFIX + id) ?? '';
  } catch {
    return '';
  }
}

function write(id: string, text: string): void {
  drafts.set(id, text);
  try {
    if (text === '') localStorage.removeItem(PREFIX + id);
    else localStorage.setItem(PREFIX + id, text);
  } catch {
    // A private window may refuse; the draft then lasts as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is typed and not sent in a conversation, kept in this browser until it is sent. */
export function useDraft(threadId: string | undefined) {
  const id = threadId ?? NEW;
  const text = useSyncExternalStore(
    subscribe,
    () => read(id),
    () => '',
  );
  return [text, (next: string) => write(id, next)] as const;
}

/** What was typed while a new conversation got its id goes on in it. */
export function moveDraft(threadId: string): void {
  write(threadId, read(NEW));
  write(NEW, '');
}
