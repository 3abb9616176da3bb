import { cx } from '@/components/ui/cx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap select-none ' +
  'transition-[background-color,border-color,color,transform] active:not-disabled:translate-y-px ' +
  'disabled:opacity-60 aria-busy:opacity-100';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-strong',
  secondary:
    'border border-line-strong bg-surface text-ink hover:not-disabled:border-ink hover:not-disabled:bg-raised',
  ghost: 'text-ink hover:not-disabled:bg-accent-soft',
  danger: 'bg-beet-fill text-cream hover:not-disabled:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
};

/** The classes of a button, for links that look like one. */
export function buttonStyle(
  { variant = 'secondary', size = 'md' }: { variant?: ButtonVariant; size?: ButtonSize } = {},
  className?: string,
): string {
  return cx(base, variants[variant], sizes[size], className);
}
