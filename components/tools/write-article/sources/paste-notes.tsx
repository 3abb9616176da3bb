import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/lib/tools/limits';
import type { Source } from '@/lib/tools/write-article/sources';
import { cleaned, titleOf } from './add-sources';

interface Props {
  onAdd: (source: Source) => void;
  onCancel: () => void;
}

/** Notes to paste, with a title or without. */
export function PasteNotes({ onAdd, onCancel }: Props) {
  const [title, setTitle] = useState('');
  const [notes, setNotes] = useState('');
  const text = cleaned(notes);
  return (
    <div className="border-line grid gap-4 rounded-lg border p-4">
      <Field label="Title">
        {(control) => (
          <Input
            {...control}
            maxLength={limits.sourceTitle}
            value={title}
            placeholder="Port report, 2025"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label="Notes" hint={`${text.length.toLocaleString()} characters`}>
        {(control) => (
          <Textarea {...control} value={notes} onChange={(event) => setNotes(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={text === ''}
          onClick={() => onAdd({ title: cleaned(title) || titleOf(text), text })}
        >
          Add notes
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
