import dynamic from 'next/dynamic';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Textarea } from '@/components/ui/textarea';
import { limits } from '@/lib/tools/limits';
import { type ArticleLength, lengths } from '@/lib/tools/write-article/lengths';
import { MoreOptions, type OptionsProps } from './options/more-options';
import type { Planning } from './plan/use-plan';

const PlanSection = dynamic(() =>
  import('./plan/plan-section').then((module) => module.PlanSection),
);

const choices = lengths.map(({ words, name, range }) => ({
  value: String(words),
  label: name,
  hint: range,
}));

interface Props extends OptionsProps {
  topic: string;
  length: ArticleLength;
  isBusy: boolean;
  planning: Planning;
  onTopic: (topic: string) => void;
  onLength: (length: ArticleLength) => void;
  onWrite: () => void;
}

/** What to write about and how long; the rest is folded away. With a plan, the outline comes before the article. */
export function ArticleForm(props: Props) {
  const { topic, length, isBusy, planning, options, onTopic, onLength, onChange, onWrite } = props;
  const form = useRef<HTMLFormElement>(null);
  const { plan, run, isReady, make } = planning;
  const isPlanning = run.startedAt !== undefined;
  const plansFirst = options.isPlanned && !isReady;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isPlanning) return;
    if (plansFirst) make();
    else onWrite();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if ((event.target as Element).closest('dialog')) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <div className="grid gap-2" onKeyDown={onKeyDown}>
      <form ref={form} onSubmit={submit} className="grid gap-6">
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
        {options.isPlanned && (plan || isPlanning || run.failure) ? (
          <PlanSection planning={planning} />
        ) : null}
        <Button type="submit" variant="primary" size="lg" isBusy={isBusy || isPlanning}>
          {submitLabel(options.isPlanned, plansFirst)}
        </Button>
      </form>
      <MoreOptions options={options} onChange={onChange} />
    </div>
  );
}

function submitLabel(isPlanned: boolean, plansFirst: boolean): string {
  if (!isPlanned) return 'Generate Article';
  return plansFirst ? 'Plan the article' : 'Write the article';
}
