import type { ChoiceGroupProps } from '@/components/ui/choice';

/** Exclusive choices that wrap, as a native radio group (arrow keys move). */
export function Chips<V extends string>(props: ChoiceGroupProps<V>) {
  const { legend, isLegendHidden, name, choices, value, onChange, disabled } = props;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="border-line-strong bg-surface hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-ring inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-medium outline-offset-2 transition-colors has-focus-visible:outline-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.swatch ? (
              <span
                aria-hidden
                className="ring-cream/60 size-3.5 rounded-full ring-1"
                style={{ background: choice.swatch }}
              />
            ) : null}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
