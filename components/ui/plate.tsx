import type { CSSProperties } from 'react';
import type { Gradient } from '@/lib/tools/card';

interface Props {
  /** The `d` of a 24-unit line drawing, as on a tool's card. */
  icon: string;
  gradient: Gradient;
  /** Diameter in px: 28 in the sidebar and badges, 40 in rows, 64 on landing cards and page headers. */
  size?: number;
}

/** A tool's gradient as a round bowl behind its line icon; rim and icon keep their ratio at every size. */
export function Plate({ icon, gradient, size = 64 }: Props) {
  return (
    <span
      aria-hidden
      className="bowl"
      style={{ fontSize: size, '--from': gradient.from, '--to': gradient.to } as CSSProperties}
    >
      <svg viewBox="0 0 24 24">
        <path d={icon} />
      </svg>
    </span>
  );
}
