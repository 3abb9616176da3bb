import { useState } from 'react';
import { Chips } from '@/components/ui/chips';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import type { Ground } from './cutout-compose';

const choices = [
  { value: 'none', label: 'Transparent' },
  { value: 'colour', label: 'A colour' },
  { value: 'picture', label: 'Your own picture' },
] as const;

interface Props {
  ground: Ground;
  onChange: (ground: Ground) => void;
}

/** Chooses what is behind the cut-out; nothing of it leaves the browser. */
export function CutoutGround({ ground, onChange }: Props) {
  const [kind, setKind] = useState<Ground['kind']>(ground.kind);
  const choose = (next: Ground['kind']) => {
    setKind(next);
    if (next === 'none') onChange({ kind: 'none' });
    if (next === 'colour') onChange({ kind: 'colour', colour: '#f3e9d8' });
  };
  return (
    <div className="grid gap-4">
      <Chips
        legend="New background"
        name="ground"
        choices={choices}
        value={kind}
        onChange={choose}
      />
      {ground.kind === 'colour' ? (
        <Field label="Colour">
          {(control) => (
            <input
              {...control}
              type="color"
              value={ground.colour}
              onChange={(event) => onChange({ kind: 'colour', colour: event.target.value })}
              className="border-line-strong h-11 w-20 rounded-md border"
            />
          )}
        </Field>
      ) : null}
      {kind === 'picture' ? (
        <Field label="Background picture">
          {(control) => (
            <FileDrop
              {...control}
              accept="image/*"
              file={ground.kind === 'picture' ? ground.file : null}
              onChange={(file) => onChange(file ? { kind: 'picture', file } : { kind: 'none' })}
              hint="It stays in your browser."
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
