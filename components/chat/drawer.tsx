'use client';

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Gets the focus back when the drawer closes. */
  opener: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** A column beside the page, or on a phone a drawer over it: the focus goes in, Escape and a press beside it close it. */
export function Drawer({ isOpen, onClose, opener, children }: Props) {
  const panel = useRef<HTMLElement>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A field or a menu inside takes its own Escape
    const isTaken = (event.target as Element).closest('form, [role=menu]');
    if (event.key === 'Escape' && !isTaken) onClose();
  });

  useEffect(() => {
    if (!isOpen) return;
    const from = opener.current;
    panel.current?.querySelector('button')?.focus();
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
      from?.focus();
    };
  }, [isOpen, opener]);

  return (
    <>
      <aside
        id="conversations"
        ref={panel}
        className={`border-line bg-surface w-72 shrink-0 flex-col border-r max-lg:fixed max-lg:inset-y-0 max-lg:left-0 max-lg:z-30 max-lg:w-[min(20rem,85vw)] lg:flex ${isOpen ? 'animate-appear shadow-float flex' : 'hidden'}`}
      >
        {children}
      </aside>
      {isOpen ? (
        <button
          type="button"
          aria-label="Close conversations"
          onClick={onClose}
          className="bg-veil animate-appear fixed inset-0 z-20 lg:hidden"
        />
      ) : null}
    </>
  );
}
