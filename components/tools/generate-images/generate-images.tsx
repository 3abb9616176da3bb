'use client';

import { useState } from 'react';
import { fetchPicture } from '@/components/ui/clipboard';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Plate } from '@/components/ui/plate';
import { ProgressNote } from '@/components/ui/progress-note';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/generate-images/card';
import { defaultStyle, imagePrompt } from '@/lib/tools/generate-images/styles';
import { fileName } from '@/lib/file-name';
import { ImageForm, type ImageInput } from './image-form';
import { type ImageAnswer, ImageFrame, ImageResult } from './image-result';
import { useOpenedInput } from '@/components/tools/opened-input';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useAttempt } from '@/components/tools/use-attempt';
import { useRun } from '@/components/tools/use-run';

interface Asked extends ImageInput {
  publish: boolean;
}

const examples = [
  'A lighthouse above a calm sea at dusk',
  'A bowl of ramen on a wooden table',
  'A fox in a snowy forest',
];
const empty: ImageInput = { description: '', style: defaultStyle, aspect: 'square' };

/** A description in, a picture out. */
export function GenerateImages() {
  const [input, setInput] = useState(empty);
  const [isPublic, setIsPublic] = useState(false);
  const [asked, setAsked] = useState<Asked>({ ...empty, publish: false });
  const { result, isBusy, startedAt, failure, run, stop } = useRun<ImageAnswer>(runPath(card));
  useOpenedInput<Partial<ImageInput>>(card.path, (left) => setInput({ ...empty, ...left }));
  const attempt = useAttempt<Asked>(({ description, style, aspect, publish }, idempotencyKey) => {
    const body = { prompt: imagePrompt(description, style), publish, aspect };
    void run({ body, idempotencyKey });
  });

  const generate = () => {
    const next = { ...input, publish: isPublic };
    setAsked(next);
    attempt.start(next);
  };

  const picture = isBusy ? undefined : result;
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
        <ResultPanel
          title="Generated image"
          actions={picture ? <Actions url={picture.content} name={asked.description} /> : null}
        >
          <div className="grid gap-6">
            {startedAt ? (
              <>
                <ProgressNote step="Making your picture" startedAt={startedAt} onStop={stop} />
                <ImageFrame aspect={asked.aspect} />
              </>
            ) : null}
            {failure ? <ErrorNote message={failure} onRetry={attempt.retry} /> : null}
            {picture?.isSandbox ? (
              <SandboxRibbon
                what="Drawn by the built-in painter"
                remedy="Set IMAGE_API_KEY to have a real model make your pictures"
              />
            ) : null}
            {picture ? (
              <ImageResult key={picture.content} answer={picture} description={asked.description} />
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

function Actions({ url, name }: { url: string; name: string }) {
  const extension = /\.(\w{3,4})$/.exec(url)?.[1] ?? 'png';
  return (
    <>
      <CopyButton content={() => fetchPicture(url)} />
      <DownloadButton filename={fileName(name, extension)} source={{ url }} />
    </>
  );
}
