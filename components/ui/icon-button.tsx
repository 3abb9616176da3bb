import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What it does; read aloud and shown on hover. */
  label: string;
}

/** A round 44-unit button with an icon alone. */
export function IconButton({ icon: Icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(
        'text-ink-soft hover:not-disabled:bg-accent-soft hover:not-disabled:text-ink inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors disabled:opacity-60',
        className,
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}
