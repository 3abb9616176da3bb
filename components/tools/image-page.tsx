'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Plate } from '@/components/ui/plate';
import { ProgressNote } from '@/components/ui/progress-note';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { SourceLine } from '@/components/ui/source-line';
import { card } from '@/lib/tools/generate-images/card';
import { defaultStyle, imagePrompt } from '@/lib/tools/generate-images/styles';
import { fileName } from './file-name';
import { ImageForm, type ImageInput } from './image-form';
import { useOpenedInput } from './opened-input';
import { ResultPanel } from './result-panel';
import { ToolPage } from './tool-page';
import { useRun } from './use-run';

interface Answer {
  content: string;
  published?: boolean;
  source?: string;
  isSandbox?: boolean;
  message?: string;
}

const examples = [
  'A lighthouse above a calm sea at dusk',
  'A bowl of lemons on a blue table',
  'A fox asleep in an autumn forest',
];
const empty: ImageInput = { description: '', style: defaultStyle, aspect: 'square' };

/** A description in, a picture out. */
export function GenerateImages() {
  const [input, setInput] = useState(empty);
  const [isPublic, setIsPublic] = useState(false);
  const [asked, setAsked] = useState('');
  const { result, isBusy, startedAt, failure, run, stop } =
    useRun<Answer>('/api/ai/generate-image');
  useOpenedInput<Partial<ImageInput>>(card.path, (left) => setInput({ ...empty, ...left }));

  const generate = () => {
    setAsked(input.description);
    const prompt = imagePrompt(input.description, input.style);
    const body = { prompt, publish: isPublic, aspect: input.aspect };
    void run({ body, idempotencyKey: crypto.randomUUID() });
  };

  const actions =
    result && !isBusy ? (
      <>
        <CopyButton text={new URL(result.content, location.href).href} label="Copy address" />
        <DownloadButton filename={fileName(asked, 'png')} source={{ url: result.content }} />
      </>
    ) : null;
  return (
    <ToolPage
      card={card}
      input={
        <ImageForm
          input={input}
          isPublic={isPublic}
          isBusy={isBusy}
          onChange={setInput}
          onPublic={setIsPublic}
          onSubmit={generate}
        />
      }
      result={
        <ResultPanel title="Generated image" actions={actions}>
          <div className="grid gap-6">
            {startedAt ? (
              <ProgressNote step="Making your picture" startedAt={startedAt} onStop={stop} />
            ) : null}
            {failure ? <ErrorNote message={failure} onRetry={generate} /> : null}
            {result?.isSandbox ? (
              <SandboxRibbon
                what="Drawn by the built-in painter"
                remedy="Set IMAGE_API_KEY to have a real model make your pictures"
              />
            ) : null}
            {result ? (
              <figure className="animate-appear grid gap-4" key={result.content}>
                <img
                  src={result.content}
                  alt={asked}
                  className="mx-auto max-h-[75dvh] w-auto max-w-full rounded-md"
                />
                <figcaption className="flex flex-wrap items-center gap-3">
                  <Badge tone={result.published ? 'herb' : 'plain'}>
                    {result.published ? 'public' : 'private'}
                  </Badge>
                  <SourceLine parts={[result.source, result.message]} />
                </figcaption>
              </figure>
            ) : null}
            {!result && !startedAt && !failure ? (
              <EmptyState
                picture={<Plate icon={card.icon} gradient={card.gradient} />}
                sentence="Describe a picture and it will stand here. Or begin with one of these."
                examples={examples}
                onPick={(description) => setInput({ ...input, description })}
              />
            ) : null}
          </div>
        </ResultPanel>
      }
    />
  );
}
