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
import type { Book } from '@/lib/providers/books';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/get-book-information/card';
import type { BookCandidate } from '@/lib/tools/get-book-information/tool';
import { limits } from '@/lib/tools/limits';
import { BookCard } from './book-card';
import { bookText } from './book-text';
import { Candidates } from '@/components/tools/lookup-candidates';
import { useOpenedInput } from '@/components/tools/opened-input';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useResultFocus } from '@/components/tools/use-result-focus';
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
  const { result, isBusy, startedAt, failure, run, stop } = useRun<Answer>(runPath(card));
  useOpenedInput<{ title: string }>(card.path, (input) => setTitle(input.title));

  const search = (asked = title, choice?: string) =>
    void run({ body: { title: asked, ...(choice ? { choice } : {}) } });
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
          title="The book"
          actions={result && !failure ? <CopyButton content={bookText(result.bookData)} /> : null}
        >
          <div className="grid gap-6">
            <LiveRegion>
              {result && !startedAt && !failure ? `${result.bookData.title} was found.` : ''}
            </LiveRegion>
            {startedAt ? (
              <ProgressNote step="Asking the libraries" startedAt={startedAt} onStop={stop} />
            ) : null}
            {failure ? <ErrorNote message={failure} onRetry={() => search()} /> : null}
            {result && !failure ? (
              <BookResult
                key={result.bookData.id}
                answer={result}
                onChoose={(id) => search(title, id)}
              />
            ) : null}
            {!result && !startedAt && !failure ? (
              <EmptyState
                picture={<Plate icon={card.icon} gradient={card.gradient} />}
                sentence="The book’s cover, makers and story will stand here. Enter a title, or begin with one of these."
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

function BookResult({ answer, onChoose }: { answer: Answer; onChoose: (id: string) => void }) {
  const candidates = answer.candidates.map(({ id, title, authors, publishedDate }) => ({
    id,
    title,
    detail: [authors?.[0], publishedDate].filter(Boolean).join(', '),
  }));
  const root = useResultFocus<HTMLDivElement>();
  return (
    <div ref={root} tabIndex={-1} className="animate-rise grid gap-8 outline-none">
      <BookCard book={answer.bookData} />
      <SourceLine parts={[answer.source && `From ${answer.source}`]} />
      <Candidates heading="Not this one?" candidates={candidates} onChoose={onChoose} />
    </div>
  );
}
