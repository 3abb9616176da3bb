import type { ComponentProps } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { ButtonSize, ButtonVariant } from '@/components/ui/button-style';
import { Spinner } from '@/components/ui/spinner';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner before the label and disables the button. */
  isBusy?: boolean;
}

/** A labelled button; `type` is `button` unless it says otherwise. */
export function Button({ variant, size, isBusy = false, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={isBusy || rest.disabled}
      aria-busy={isBusy || undefined}
      className={buttonStyle({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {isBusy ? <Spinner size={18} /> : null}
      {children}
    </button>
  );
}
