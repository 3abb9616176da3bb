'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Chips } from '@/components/ui/chips';
import { CopyButton } from '@/components/ui/copy-button';
import { SourceLine } from '@/components/ui/source-line';
import { card } from '@/lib/tools/generate-workout-quote/card';
import { type Goal, goals } from '@/lib/tools/generate-workout-quote/goals';
import { useOpenedInput } from '@/components/tools/opened-input';
import { Result } from '@/components/tools/result';
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
  const run = useRun<Answer>(card);
  const { result, isBusy } = run;
  useOpenedInput<{ goal: Goal }>(card.path, (input) => setGoal(input.goal), run.opened);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.start({ goal });
  };

  return (
    <ToolPage
      card={card}
      input={
        <form onSubmit={submit} className="grid gap-6">
          <Chips
            legend="What’s your focus?"
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
          card={card}
          title="Your quote"
          run={run}
          step="Writing your quote"
          onRetry={run.retry}
          announcement={result?.quote}
          actions={result ? <CopyButton content={result.quote} /> : null}
          empty={{
            sentence:
              'Your quote will appear here. You won’t see the same one twice until you’ve seen them all.',
          }}
        >
          {result ? (
            <Result key={result.quote}>
              <figure className="grid gap-6 py-6">
                <blockquote className="font-display max-w-2xl text-3xl text-balance">
                  {result.quote}
                </blockquote>
                <figcaption>
                  <SourceLine parts={[result.source]} />
                </figcaption>
              </figure>
            </Result>
          ) : null}
        </ResultPanel>
      }
    />
  );
}
