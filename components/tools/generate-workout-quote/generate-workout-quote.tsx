'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chips } from '@/components/ui/chips';
import { CopyButton } from '@/components/ui/copy-button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Plate } from '@/components/ui/plate';
import { ProgressNote } from '@/components/ui/progress-note';
import { SourceLine } from '@/components/ui/source-line';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/generate-workout-quote/card';
import { type Goal, goals } from '@/lib/tools/generate-workout-quote/goals';
import { useOpenedInput } from '@/components/tools/opened-input';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useRun } from '@/components/tools/use-run';

interface Answer {
  quote: string;
  source?: string;
  message?: string;
}

const choices = goals.map((goal) => ({
  value: goal,
  label: goal.charAt(0).toUpperCase() + goal.slice(1),
}));

/** A goal in, a quote for the wall out. */
export function GenerateWorkoutQuote() {
  const [goal, setGoal] = useState<Goal>('consistency');
  const { result, isBusy, startedAt, failure, run } = useRun<Answer>(runPath(card));
  useOpenedInput<{ goal: Goal }>(card.path, (input) => setGoal(input.goal));

  const generate = () => void run({ body: { goal }, idempotencyKey: crypto.randomUUID() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    generate();
  };

  return (
    <ToolPage
      card={card}
      input={
        <form onSubmit={submit} className="grid gap-6">
          <Chips
            legend="What do you train for"
            name="goal"
            choices={choices}
            value={goal}
            onChange={setGoal}
          />
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
            Generate Quote
          </Button>
        </form>
      }
      result={
        <ResultPanel
          title="Your quote"
          actions={result ? <CopyButton content={result.quote} /> : null}
        >
          <div className="grid gap-6" aria-live="polite">
            {startedAt ? <ProgressNote step="Finding words" startedAt={startedAt} /> : null}
            {failure ? <ErrorNote message={failure} onRetry={generate} /> : null}
            {result ? (
              <figure className="animate-rise grid gap-6 py-6" key={result.quote}>
                <blockquote className="font-display max-w-2xl text-3xl text-balance">
                  {result.quote}
                </blockquote>
                <figcaption>
                  <SourceLine parts={[result.source]} />
                </figcaption>
              </figure>
            ) : null}
            {!result && !startedAt && !failure ? (
              <EmptyState
                picture={<Plate icon={card.icon} gradient={card.gradient} />}
                sentence="Choose what you train for. One good line will stand here, and none comes twice until you have seen them all."
              />
            ) : null}
          </div>
        </ResultPanel>
      }
    />
  );
}
