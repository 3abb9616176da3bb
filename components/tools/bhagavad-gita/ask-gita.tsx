'use client';

import { type FormEvent, useState } from 'react';
import { Result } from '@/components/tools/result';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useRun } from '@/components/tools/use-run';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SourceLine } from '@/components/ui/source-line';
import { Textarea } from '@/components/ui/textarea';
import { card as ask } from '@/lib/tools/ask-gita/card';
import { card as gita } from '@/lib/tools/bhagavad-gita/card';
import type { ToolCard } from '@/lib/tools/card';
import { VerseList } from './verse-list';

const card: ToolCard = {
  ...gita,
  ...ask,
  title: 'Ask the Bhagavad Gita',
  description: 'A question in your own words, answered with verses.',
};

const EXAMPLES = ['How do I deal with anger?', 'I am afraid of failing', 'Why should I forgive?'];

interface Answer {
  answer?: string;
  message?: string;
  source?: string;
  verses: {
    chapter_number: number;
    verse_number: number;
    translation: string;
    why: string;
  }[];
}

/** A question in, verses with a line on why and, with a model, a short answer out. */
export function AskGita() {
  const [question, setQuestion] = useState('');
  const run = useRun<Answer>(card);
  const { isBusy, failure } = run;
  const found = failure ? undefined : run.result;

  const start = (asked = question) => run.start({ question: asked });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) start();
  };
  const pick = (picked: string) => {
    setQuestion(picked);
    start(picked);
  };

  return (
    <ToolPage
      card={card}
      input={
        <form onSubmit={submit} className="grid gap-6">
          <Field label="Your question">
            {(control) => (
              <Textarea
                {...control}
                name="question"
                required
                maxLength={500}
                value={question}
                placeholder="What should I do when I can’t decide?"
                onChange={(event) => setQuestion(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
            Ask
          </Button>
        </form>
      }
      result={
        <ResultPanel
          card={card}
          title="Answer"
          run={run}
          step="Looking through the verses"
          onRetry={run.retry}
          announcement="The answer is here."
          empty={{
            sentence: 'Verses for your question will appear here. Ask, or start with one of these.',
            examples: EXAMPLES,
            onPick: pick,
          }}
        >
          {found ? <Answered answer={found} /> : null}
        </ResultPanel>
      }
    />
  );
}

function Answered({ answer: { answer, message, verses, source } }: { answer: Answer }) {
  return (
    <Result>
      {message ? <p className="text-lg">{message}</p> : null}
      {answer ? <p className="text-lg leading-relaxed whitespace-pre-line">{answer}</p> : null}
      {verses.length > 0 ? (
        <VerseList
          verses={verses.map(({ chapter_number, verse_number, translation, why }) => ({
            chapter: chapter_number,
            verse: verse_number,
            text: translation,
            note: why,
          }))}
        />
      ) : null}
      <SourceLine parts={[source && `From ${source}`]} />
    </Result>
  );
}
