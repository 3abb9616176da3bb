'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LiveRegion } from '@/components/ui/live-region';
import { Plate } from '@/components/ui/plate';
import { ProgressNote } from '@/components/ui/progress-note';
import { SourceLine } from '@/components/ui/source-line';
import type { WordInfo } from '@/lib/providers/dictionary';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/get-word-info/card';
import { limits } from '@/lib/tools/limits';
import { useOpenedInput } from '@/components/tools/opened-input';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useResultFocus } from '@/components/tools/use-result-focus';
import { useRun } from '@/components/tools/use-run';
import { WordChips, WordEntry } from './word-entry';
import { wordText } from './word-text';

interface Answer {
  wordInfo: WordInfo;
  source?: string;
  message?: string;
}

const examples = ['serendipity', 'mise en place', 'ran'];

/** A word in, its sound and meanings out. */
export function GetWordInfo() {
  const [word, setWord] = useState('');
  const { result, isBusy, startedAt, failure, details, run, stop } = useRun<Answer>(runPath(card));
  useOpenedInput<{ word: string }>(card.path, (input) => setWord(input.word));

  const search = (asked = word) => void run({ body: { word: asked } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) search();
  };
  const pick = (picked: string) => {
    setWord(picked);
    search(picked);
  };
  const suggestions = (details.suggestions ?? []) as string[];

  return (
    <ToolPage
      card={card}
      input={
        <form onSubmit={submit} className="grid gap-6">
          <Field label="Word" hint="Any form of it: ran, mice, happiest.">
            {(control) => (
              <Input
                {...control}
                name="word"
                maxLength={limits.word}
                value={word}
                placeholder="petrichor"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => setWord(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
            Get Info
          </Button>
        </form>
      }
      result={
        <ResultPanel
          title="Meaning and pronunciation"
          actions={result && !failure ? <CopyButton content={wordText(result.wordInfo)} /> : null}
        >
          <div className="grid gap-6">
            <LiveRegion>
              {result && !startedAt && !failure
                ? `${result.wordInfo[0]?.word ?? 'The word'} was found.`
                : ''}
            </LiveRegion>
            {startedAt ? (
              <ProgressNote step="Opening the dictionary" startedAt={startedAt} onStop={stop} />
            ) : null}
            {failure ? (
              <ErrorNote message={failure} onRetry={() => search()}>
                {suggestions.length > 0 ? <WordChips words={suggestions} onWord={pick} /> : null}
              </ErrorNote>
            ) : null}
            {result && !failure ? (
              <WordResult key={result.wordInfo[0]?.word} answer={result} onWord={pick} />
            ) : null}
            {!result && !startedAt && !failure ? (
              <EmptyState
                picture={<Plate icon={card.icon} gradient={card.gradient} />}
                sentence="How it sounds and what it means will stand here. Enter a word, or begin with one of these."
                examples={examples}
                onPick={pick}
              />
            ) : null}
          </div>
        </ResultPanel>
      }
    />
  );
}

function WordResult({ answer, onWord }: { answer: Answer; onWord: (word: string) => void }) {
  const root = useResultFocus<HTMLDivElement>();
  return (
    <div ref={root} tabIndex={-1} className="animate-rise grid gap-8 outline-none">
      {answer.wordInfo.map((entry, index) => (
        <WordEntry key={index} entry={entry} onWord={onWord} />
      ))}
      <SourceLine parts={[answer.source && `From ${answer.source}`]} />
    </div>
  );
}
