import { useState } from 'react';
import { Textarea } from '@/components/ui/textarea';

interface Props {
  label: string;
  /** What the field holds at first, each on a line of its own. */
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}

/** A short list as text, one entry a line; blank lines are none. */
export function LinesField({ label, lines, onChange }: Props) {
  const [text, setText] = useState(lines.join('\n'));
  return (
    <Textarea
      aria-label={label}
      className="text-sm"
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        onChange(
          value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}
