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

/** Puts a text into a conversation's input; an empty one clears it. */
export function writeDraft(threadId: string | undefined, text: string): void {
  const id = threadId ?? NEW;
  drafts.set(id, text);
  try {
    if (text === '') localStorage.removeItem(PREFIX + id);
    else localStorage.setItem(PREFIX + id, text);
  } catch {
    // A private window may refuse; the draft then lasts as long as the page
  }
  for (const listener of listeners) listener();
}

/** Puts a text that was not sent before what was typed since, so that neither is lost. */
export function returnToDraft(threadId: string | undefined, text: string): void {
  const typed = read(threadId ?? NEW);
  writeDraft(threadId, typed.trim() === '' ? text : `${text}\n\n${typed}`);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is typed and not sent in a conversation, kept in this browser until it is sent. */
export function useDraft(threadId: string | undefined): string {
  return useSyncExternalStore(
    subscribe,
    () => read(threadId ?? NEW),
    () => '',
  );
}

/** What was typed while a new conversation got its id goes on in it. */
export function moveDraft(threadId: string): void {
  writeDraft(threadId, read(NEW));
  writeDraft(undefined, '');
}
