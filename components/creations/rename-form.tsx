import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

interface Props {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** A new name for a creation; an empty one brings its prompt back. */
export function RenameForm({ name, onSave, onCancel }: Props) {
  const [value, setValue] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(value.trim());
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="border-line flex flex-wrap gap-2 border-t p-4"
    >
      <Input
        aria-label="Name"
        // The person has just asked to rename: the field is where they want to be
        ref={(field) => field?.focus()}
        maxLength={200}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        className="min-w-48 flex-1"
      />
      <Button type="submit" variant="primary">
        Save name
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </form>
  );
}
