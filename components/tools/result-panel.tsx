import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Copy, download and the like; shown once there is something to act on. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The surface a result stands on. */
export function ResultPanel({ title, actions, children }: Props) {
  return (
    <section aria-label={title} className="border-line bg-surface rounded-lg border">
      <div className="border-line flex min-h-14 flex-wrap items-center justify-between gap-2 border-b px-5 py-2">
        <h2 className="text-sm font-medium">{title}</h2>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      <div className="p-5 sm:p-8">{children}</div>
    </section>
  );
}
