'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** When a message was said, in the reader's own time zone, which only the browser knows. */
export function MessageTime({ time }: { time: string }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const date = new Date(time);
  return (
    <time
      dateTime={time}
      title={isInBrowser ? full.format(date) : undefined}
      suppressHydrationWarning
      className="text-ink-soft text-xs tabular-nums"
    >
      {isInBrowser ? clock.format(date) : ' '}
    </time>
  );
}
