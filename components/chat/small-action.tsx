import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
}

/** A quiet action under a message: an icon with its name for hover and screen readers. */
export function SmallAction({ icon: Icon, label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={cx(
        'text-ink-soft hover:bg-accent-soft hover:text-ink inline-grid size-9 place-items-center rounded-full transition-colors max-lg:size-10',
        className,
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
}
