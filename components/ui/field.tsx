import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/** What a control needs to be tied to its label, hint and error; spread it onto the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: string;
  hint?: ReactNode;
  /** A sentence that says what to change. */
  error?: string | undefined;
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, a hint and an error, tied together for assistive technology. */
export function Field({ label, hint, error, isLabelHidden = false, className, children }: Props) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx('grid gap-2', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': cx(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={errorId} role="alert" className="text-beet text-sm font-medium">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
