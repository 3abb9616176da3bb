import type { ComponentProps } from 'react';
import { controlStyle } from '@/components/ui/control-style';
import { cx } from '@/components/ui/cx';

/** A text control that grows with its content, where the browser can, up to a third of the screen. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      className={cx(controlStyle, 'field-sizing-content max-h-[34dvh] min-h-24 py-3', className)}
    />
  );
}
