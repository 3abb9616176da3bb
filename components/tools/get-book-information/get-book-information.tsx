'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { SourceLine } from '@/components/ui/source-line';
import type { Book } from '@/lib/providers/books';
import { card } from '@/lib/tools/get-book-information/card';
import type { BookCandidate } from '@/lib/tools/get-book-information/tool';
import { limits } from '@/lib/tools/limits';
import { BookCard } from './book-card';
import { bookText } from './book-text';
import { Candidates } from '@/components/tools/lookup-candidates';
import { useOpenedInput } from '@/components/tools/opened-input';
import { Result } from '@/components/tools/result';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useRun } from '@/components/tools/use-run';

interface Answer {
  bookData: Book;
  candidates: BookCandidate[];
  source?: string;
  message?: string;
}

const examples = ['Dune', 'Things Fall Apart', 'The Left Hand of Darkness'];

/** A title in, a book's card out, with other books it may have been. */
export function GetBookInformation() {
  const [title, setTitle] = useState('');
  const run = useRun<Answer>(card);
  const { isBusy, failure } = run;
  const found = failure ? undefined : run.result;
  useOpenedInput<{ title: string }>(card.path, (input) => setTitle(input.title), run.opened);

  const search = (asked = title, choice?: string) =>
    run.start({ title: asked, ...(choice ? { choice } : {}) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) search();
  };
  const pick = (example: string) => {
    setTitle(example);
    search(example);
  };

  return (
    <ToolPage
      card={card}
      input={
        <form onSubmit={submit} className="grid gap-6">
          <Field label="Book title" hint="Add the author’s name where many books share a title.">
            {(control) => (
              <Input
                {...control}
                name="title"
                maxLength={limits.name}
                value={title}
                placeholder="The Name of the Rose"
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
            {isBusy ? 'Searching...' : 'Get Book Info'}
          </Button>
        </form>
      }
      result={
        <ResultPanel
          card={card}
          title="The book"
          run={run}
          step="Searching books"
          onRetry={() => search()}
          announcement={`${found?.bookData.title} was found.`}
          actions={found ? <CopyButton content={bookText(found.bookData)} /> : null}
          empty={{
            sentence:
              'The book’s cover and details will appear here. Enter a title, or start with one of these.',
            examples,
            onPick: pick,
          }}
        >
          {found ? (
            <BookResult
              key={found.bookData.id}
              answer={found}
              onChoose={(id) => search(title, id)}
            />
          ) : null}
        </ResultPanel>
      }
    />
  );
}

function BookResult({ answer, onChoose }: { answer: Answer; onChoose: (id: string) => void }) {
  const candidates = answer.candidates.map(({ id, title, authors, publishedDate }) => ({
    id,
    title,
    detail: [authors?.[0], publishedDate].filter(Boolean).join(', '),
  }));
  return (
    <Result>
      <BookCard book={answer.bookData} />
      <SourceLine parts={[answer.source && `From ${answer.source}`]} />
      <Candidates heading="Not this one?" candidates={candidates} onChoose={onChoose} />
    </Result>
  );
}
