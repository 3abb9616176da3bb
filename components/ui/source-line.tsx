import type { ReactNode } from 'react';

/** Small print under a result: where it came from; parts are set apart by dots. */
export function SourceLine({ parts }: { parts: readonly ReactNode[] }) {
  const shown = parts.filter(Boolean);
  return (
    <p className="text-ink-soft flex flex-wrap gap-x-1.5 text-sm">
      {shown.map((part, index) => (
        <span key={index}>
          {part}
          {index < shown.length - 1 ? <span aria-hidden> ·</span> : null}
        </span>
      ))}
    </p>
  );
}
