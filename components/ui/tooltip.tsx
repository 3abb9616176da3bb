'use client';

import { useId, useState } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** A few plain words; never the only place where something is said. */
  text: string;
  /** Spread the given properties onto the control that it describes. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
}

/** A hint on hover and focus; it stays while pointed at, and Escape hides it. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={() => setIsShown(true)}
      onPointerLeave={() => setIsShown(false)}
      onFocus={() => setIsShown(true)}
      onBlur={() => setIsShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsShown(false);
      }}
    >
      {children({ 'aria-describedby': id })}
      <span
        id={id}
        role="tooltip"
        hidden={!isShown}
        className="animate-appear absolute bottom-full left-1/2 z-40 -translate-x-1/2 pb-2"
      >
        <span className="bg-ink text-paper block rounded-md px-2.5 py-1 text-xs whitespace-nowrap">
          {text}
        </span>
      </span>
    </span>
  );
}
