import type { ComponentProps } from 'react';
import { controlStyle } from '@/components/ui/control-style';
import { cx } from '@/components/ui/cx';

/** A one-line text control, 48 units high. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={cx(controlStyle, 'h-12', className)} />;
}
