import type { ReactNode } from 'react';

/** Small print under a result: where it came from; parts are set apart by dots. */
export function SourceLine({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <p className="text-ink-soft flex flex-wrap gap-x-2 text-sm">
      {parts.filter(Boolean).map((part, index) => (
        <span key={index}>
          {index > 0 ? <span aria-hidden>· </span> : null}
          {part}
        </span>
      ))}
    </p>
  );
}
