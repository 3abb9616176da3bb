import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { controlStyle } from '@/components/ui/control-style';
import { cx } from '@/components/ui/cx';

/** One of a few, chosen from the device's own list; `className` gives the box its height. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...rest} className={cx(controlStyle, 'h-full appearance-none pr-10')} />
      <ChevronDown
        aria-hidden
        size={18}
        className="text-ink-soft pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  );
}
