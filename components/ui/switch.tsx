import { useId } from 'react';

interface Props {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
}

/** On or off, at once; a native checkbox with the switch role. */
export function Switch({ label, hint, checked, onChange, name, disabled }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer border-line-strong bg-sunken checked:border-herb checked:bg-herb size-full cursor-pointer appearance-none rounded-full border transition-colors disabled:opacity-60"
        />
        <span
          aria-hidden
          className="bg-ink-soft peer-checked:bg-surface pointer-events-none absolute top-1 left-1 size-5 rounded-full transition-transform peer-checked:translate-x-5"
        />
      </span>
      <span className="grid gap-0.5 pt-0.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </span>
        ) : null}
      </span>
    </div>
  );
}
