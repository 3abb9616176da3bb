import type { CSSProperties, ReactNode } from 'react';

/** When a part arrives, in ms after its panel was chosen. */
export const at = (ms: number) => ({ '--i': ms }) as CSSProperties;

/** For how many ms a part plays. */
export const lasting = (ms: number) => ({ '--lasts': `${ms}ms` }) as CSSProperties;

/** What was asked, as the tool shows it above its result. */
export function Asked({ children, detail }: { children: ReactNode; detail: string }) {
  return (
    <p className="bg-sunken flex flex-wrap items-baseline justify-between gap-x-4 rounded-md px-4 py-2.5 text-sm">
      <span>{children}</span>
      <span className="text-ink-soft">{detail}</span>
    </p>
  );
}

/** The last line of a panel: working for a while, then done. */
export function Outcome({ working, done, ms }: { working: string; done: string; ms: number }) {
  return (
    <p className="text-ink-soft grid text-sm">
      <span aria-hidden className="demo-passing col-start-1 row-start-1" style={lasting(ms)}>
        {working}
      </span>
      <span className="demo-part col-start-1 row-start-1" style={at(ms - 250)}>
        {done}
      </span>
    </p>
  );
}
