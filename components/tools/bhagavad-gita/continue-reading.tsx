'use client';

import { useAuth } from '@clerk/nextjs';
import { useEffect, useSyncExternalStore } from 'react';
import { TextLink } from './text-link';

const PLACE = /^\d{1,2}\/\d{1,2}$/;
const keyOf = (userId: string | null | undefined) => `mise-gita-last:${userId ?? ''}`;
const never = () => () => undefined;

/** Remembers in this browser which verse the person has read last. */
export function RememberVerse({ chapter, verse }: { chapter: number; verse: number }) {
  const { userId } = useAuth();
  useEffect(() => {
    if (userId) localStorage.setItem(keyOf(userId), `${chapter}/${verse}`);
  }, [userId, chapter, verse]);
  return null;
}

/** The way back to the verse that was read last; nothing before there is one. */
export function ContinueReading() {
  const { userId } = useAuth();
  const read = () => localStorage.getItem(keyOf(userId)) ?? '';
  const last = useSyncExternalStore(never, read, () => '');
  if (!PLACE.test(last)) return null;
  const place = last.replace('/', '.');
  return <TextLink href={`/ai/bhagavad-gita/${last}`} label={`Continue reading at ${place}`} />;
}
