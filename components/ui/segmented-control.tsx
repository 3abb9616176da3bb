import type { ChoiceGroupProps } from '@/components/ui/choice';

/** A few exclusive choices side by side, as a native radio group (arrow keys move). */
export function SegmentedControl<V extends string>(props: ChoiceGroupProps<V>) {
  const { legend, isLegendHidden, name, choices, value, onChange, disabled } = props;
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-2">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className="border-line bg-sunken flex flex-wrap gap-1 rounded-lg border p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="has-checked:bg-raised has-checked:text-ink has-checked:ring-line-strong text-ink-soft hover:text-ink has-focus-visible:outline-ring flex min-h-11 flex-1 basis-24 flex-col items-center justify-center rounded-md px-1 py-1.5 text-center transition-colors has-checked:ring-1 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="text-sm font-medium">{choice.label}</span>
            {choice.hint ? (
              <span className="text-ink-soft text-xs text-nowrap">{choice.hint}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
