'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A moment as a date in the reader's own locale, which the server does not know: there it is the ISO day. */
export function CreationDate({ value }: { value: string }) {
  const text = useSyncExternalStore(
    never,
    () => new Date(value).toLocaleDateString(),
    () => value.slice(0, 10),
  );
  return <time dateTime={value}>{text}</time>;
}
