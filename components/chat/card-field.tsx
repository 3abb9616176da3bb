'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/select';
import type { CardInput } from '@/lib/providers/defi/card';

interface Props {
  input: CardInput;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
}

/** One input of a card, with its unit. */
export function CardField({ input, value, onChange }: Props) {
  const id = useId();
  const { kind, label, unit, choices } = input;
  if (kind === 'switch') {
    return (
      <label className="flex min-h-11 items-center gap-3 self-end text-sm">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          className="accent-accent size-5"
        />
        {label}
      </label>
    );
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm">
        {label}
        {unit ? <span className="text-ink-soft"> ({unit})</span> : null}
      </label>
      {kind === 'choice' ? (
        <Select
          id={id}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
          className="h-11"
        >
          {choices?.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : (
        <input
          id={id}
          type="text"
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={80}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
          className="control h-11 tabular-nums"
        />
      )}
    </div>
  );
}
