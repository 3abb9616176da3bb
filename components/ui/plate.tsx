import type { LucideIcon } from 'lucide-react';
import type { Gradient } from '@/lib/tools/card';

interface Props {
  icon: LucideIcon;
  gradient: Gradient;
  /** Diameter in px: 28 in the sidebar and badges, 40 in headers of cards, 56 on landing cards and pages. */
  size?: number;
}

/** A tool's gradient as a round plate behind its line icon; the icon is always half as wide. */
export function Plate({ icon: Icon, gradient, size = 56 }: Props) {
  return (
    <span
      aria-hidden
      className="text-cream relative inline-grid shrink-0 place-items-center rounded-full"
      style={{
        width: size,
        height: size,
        background: `radial-gradient(circle at 32% 24%, ${gradient.from}, ${gradient.to} 92%)`,
      }}
    >
      <span
        className="absolute rounded-full"
        style={{ inset: '7%', boxShadow: 'inset 0 0 0 1px oklch(1 0 0 / 0.22)' }}
      />
      <Icon size={size / 2} strokeWidth={size < 36 ? 2 : 1.75} />
    </span>
  );
}
