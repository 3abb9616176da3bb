'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SourceLine } from '@/components/ui/source-line';
import type { WordInfo } from '@/lib/providers/dictionary';
import { card } from '@/lib/tools/get-word-info/card';
import { examples, placeholder } from '@/lib/tools/get-word-info/examples';
import { limits } from '@/lib/tools/limits';
import { useOpenedInput } from '@/components/tools/opened-input';
import { Result } from '@/components/tools/result';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useRun } from '@/components/tools/use-run';
import { WordChips, WordEntry } from './word-entry';
import { wordText } from './word-text';

interface Answer {
  wordInfo: WordInfo;
  source?: string;
  message?: string;
}

/** A word in, its sound and meanings out. */
export function GetWordInfo() {
  const [word, setWord] = useState('');
  const run = useRun<Answer>(card);
  const { isBusy, failure } = run;
  const found = failure ? undefined : run.result;
  useOpenedInput<{ word: string }>(card.path, (input) => setWord(input.word), run.opened);

  const search = (asked = word) => run.start({ word: asked });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) search();
  };
  const pick = (picked: string) => {
    setWord(picked);
    search(picked);
  };
  const suggestions = (failure?.body.suggestions ?? []) as string[];

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
                placeholder={placeholder}
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
          card={card}
          title="Meaning and pronunciation"
          run={run}
          step="Looking it up"
          onRetry={() => search()}
          help={suggestions.length > 0 ? <WordChips words={suggestions} onWord={pick} /> : null}
          announcement={`${found?.wordInfo[0]?.word ?? 'The word'} was found.`}
          actions={found ? <CopyButton content={wordText(found.wordInfo)} /> : null}
          empty={{
            sentence:
              'Meanings and pronunciation will appear here. Enter a word, or start with one of these.',
            examples,
            onPick: pick,
          }}
        >
          {found ? <WordResult key={found.wordInfo[0]?.word} answer={found} onWord={pick} /> : null}
        </ResultPanel>
      }
    />
  );
}

function WordResult({ answer, onWord }: { answer: Answer; onWord: (word: string) => void }) {
  return (
    <Result>
      {answer.wordInfo.map((entry, index) => (
        <WordEntry key={index} entry={entry} onWord={onWord} />
      ))}
      <SourceLine parts={[answer.source && `From ${answer.source}`]} />
    </Result>
  );
}
