import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/lib/tools/limits';
import { type ArticleLength, lengths } from '@/lib/tools/write-article/lengths';

const choices = lengths.map(({ words, name, range }) => ({
  value: String(words),
  label: name,
  hint: range,
}));

interface Props {
  topic: string;
  length: ArticleLength;
  isBusy: boolean;
  onTopic: (topic: string) => void;
  onLength: (length: ArticleLength) => void;
  onSubmit: () => void;
}

/** What to write about and how long. */
export function ArticleForm({ topic, length, isBusy, onTopic, onLength, onSubmit }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form onSubmit={submit} className="grid gap-6">
      <Field label="Topic">
        {(control) => (
          <Textarea
            {...control}
            name="topic"
            required
            maxLength={limits.topic}
            value={topic}
            placeholder="The quiet case for walking meetings"
            onChange={(event) => onTopic(event.target.value)}
          />
        )}
      </Field>
      <SegmentedControl
        legend="Length"
        name="length"
        choices={choices}
        value={String(length)}
        onChange={(value) => onLength(Number(value) as ArticleLength)}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        Generate Article
      </Button>
    </form>
  );
}
