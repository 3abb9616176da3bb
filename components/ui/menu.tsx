'use client';

import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  isDanger?: boolean;
}

interface Props {
  /** Names the button; the button shows `children`. */
  label: string;
  items: readonly MenuItem[];
  children: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  triggerClassName?: string;
}

/** A button with a menu of actions: arrows, Home and End move, Escape closes and returns the focus. */
export function Menu(props: Props) {
  const { label, items, children, side = 'bottom', align = 'end', triggerClassName } = props;
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setIsOpen(false);
    else moveFocus(event);
  };

  return (
    <div ref={root} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={triggerClassName}
      >
        {children}
      </button>
      {isOpen ? (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
          className={cx(
            'border-line bg-raised shadow-float animate-appear absolute z-40 grid min-w-52 rounded-lg border p-1.5',
            side === 'bottom' ? 'top-full mt-2' : 'bottom-full mb-2',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {items.map((item) => (
            <MenuButton key={item.label} item={item} onChosen={close} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Arrows, Home and End, in the menu that the key was pressed in. */
function moveFocus(event: KeyboardEvent): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries[next]?.focus();
}

function MenuButton({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const { label, icon: Icon, onSelect, isDanger } = item;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        onChosen();
        onSelect();
      }}
      className={cx(
        'hover:bg-accent-soft focus-visible:bg-accent-soft flex min-h-10 items-center gap-3 rounded-md px-3 text-left text-sm',
        isDanger && 'text-beet',
      )}
    >
      {Icon ? <Icon aria-hidden size={18} strokeWidth={1.75} /> : null}
      {label}
    </button>
  );
}
