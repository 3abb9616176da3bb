'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SkeletonText } from '@/components/ui/skeleton';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { SourceLine } from '@/components/ui/source-line';
import type { OutlineSection } from '@/lib/tools/article-outline/outline';
import { card } from '@/lib/tools/write-article/card';
import { articlePrompt, defaultLength } from '@/lib/tools/write-article/lengths';
import { countWords } from '@/lib/words';
import { ArticleForm } from './article-form';
import { articleFields } from './options/article-options';
import { useOptions } from './options/use-options';
import { usePlan } from './plan/use-plan';
import { useOpenedInput } from '@/components/tools/opened-input';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { ArticleText } from './editor/article-text';
import { FinishedArticle, TakeAway } from './finished/finished';
import { useArticle, type Article } from './use-article';

const examples = [
  'How to start a vegetable garden on a balcony',
  'Remote work for people who miss colleagues',
  'What to look for in a first road bike',
];

/** Topic and length in, an article streaming out. */
export function WriteArticle() {
  const [topic, setTopic] = useState('');
  const [length, setLength] = useState(defaultLength);
  const [asked, setAsked] = useState(length);
  const { options, onChange } = useOptions();
  const planning = usePlan({ topic, length, options });
  const fill = (input: unknown) => {
    const given = (input ?? {}) as {
      topic?: string;
      length?: typeof length;
      outline?: OutlineSection[];
    };
    setTopic(given.topic ?? '');
    setLength(given.length ?? defaultLength);
    setAsked(given.length ?? defaultLength);
    planning.open(given.topic ?? '', given.outline);
  };
  const { article, run, write, goOn, onEdited } = useArticle(fill);
  useOpenedInput(card.path, fill);

  const start = () => {
    setAsked(length);
    const outline = options.isPlanned ? (planning.plan?.sections ?? []) : [];
    void write({
      prompt: articlePrompt(topic, length),
      length,
      ...articleFields(options, outline),
    });
  };

  return (
    <ToolPage
      card={card}
      input={
        <ArticleForm
          topic={topic}
          length={length}
          isBusy={run.startedAt !== undefined}
          planning={planning}
          options={options}
          onChange={onChange}
          onTopic={setTopic}
          onLength={setLength}
          onWrite={start}
        />
      }
      result={
        <ArticleResult
          article={article}
          run={run}
          asked={asked}
          topic={topic}
          onRetry={start}
          onContinue={goOn}
          onEdited={onEdited}
          onPick={setTopic}
        />
      }
    />
  );
}

interface ResultProps {
  article: Article;
  run: ReturnType<typeof useArticle>['run'];
  asked: number;
  topic: string;
  onRetry: () => void;
  onContinue: () => void;
  onEdited: ReturnType<typeof useArticle>['onEdited'];
  onPick: (topic: string) => void;
}

function ArticleResult(props: ResultProps) {
  const { article, run, asked, topic, onRetry, onContinue, onEdited, onPick } = props;
  const { text } = article;
  const words = countWords(text);
  const isWriting = run.startedAt !== undefined;
  const isDone = text !== '' && !isWriting && !run.failure && !article.isLost;
  return (
    <ResultPanel
      card={card}
      title="Generated article"
      run={run}
      step={text ? 'Writing' : 'Reading your topic'}
      detail={`${words} of about ${asked} words`}
      onRetry={onRetry}
      announcement={isDone ? 'Your article is ready.' : ''}
      actions={text && !isWriting ? <TakeAway article={article} topic={topic} /> : null}
      empty={{
        sentence:
          'Your article will appear here as it’s written. Enter a topic, or start with one of these.',
        examples,
        onPick,
      }}
    >
      {isWriting && !text ? <SkeletonText lines={6} /> : null}
      {article.isSandbox ? (
        <SandboxRibbon
          what="Written by the built-in sandbox"
          remedy="Set OPENAI_API_KEY to use a real model"
        />
      ) : null}
      {article.isLost && !isWriting ? (
        <Note>Stopped before 50 words, so nothing was saved or charged.</Note>
      ) : null}
      {text ? <ArticleText article={article} isDone={isDone} onStored={onEdited} /> : null}
      {isDone ? <Ending article={article} asked={asked} onContinue={onContinue} /> : null}
    </ResultPanel>
  );
}

interface EndingProps {
  article: Article;
  asked: number;
  onContinue: () => void;
}

/** What is said under an article, and the way on from one that ended early. */
function Ending({ article, asked, onContinue }: EndingProps) {
  const { text, creation, message, source } = article;
  const isPartial = creation?.isPartial ?? false;
  return (
    <div className="grid justify-items-start gap-4">
      {isPartial ? (
        <>
          <Note>{message ?? 'This article is incomplete.'}</Note>
          <Button variant="primary" onClick={onContinue}>
            Continue
          </Button>
        </>
      ) : null}
      <SourceLine
        parts={[`${countWords(text)} words (target ${asked})`, source, isPartial ? null : message]}
      />
      <FinishedArticle article={article} target={asked} />
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="bg-sunken rounded-md px-4 py-3 text-sm">{children}</p>;
}
