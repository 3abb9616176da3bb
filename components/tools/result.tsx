import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A result, which rises into its place. When what was pressed for it is gone or disabled, the focus moves
 * here instead of falling to the page.
 */
export function Result({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body;
    if (isLost) root.current?.focus();
  }, []);
  return (
    <div ref={root} tabIndex={-1} className="animate-rise grid gap-6 outline-none">
      {children}
    </div>
  );
}
