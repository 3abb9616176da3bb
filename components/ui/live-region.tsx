import type { ReactNode } from 'react';

interface Props {
  children?: ReactNode;
  /** True interrupts what is being read; for failures only. */
  isAssertive?: boolean;
}

/** Says its content aloud whenever it changes; keep it mounted and change the text. */
export function LiveRegion({ children, isAssertive = false }: Props) {
  return (
    <div role={isAssertive ? 'alert' : 'status'} aria-atomic className="sr-only">
      {children}
    </div>
  );
}
