import { cx } from '@/components/ui/cx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The classes of a button (app/controls.css), for links that look like one. */
export function buttonStyle(
  { variant = 'secondary', size = 'md' }: { variant?: ButtonVariant; size?: ButtonSize } = {},
  className?: string,
): string {
  return cx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, className);
}
