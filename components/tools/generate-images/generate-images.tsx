'use client';

import { useState } from 'react';
import { copyPicture, fetchPicture } from '@/components/ui/clipboard';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { card } from '@/lib/tools/generate-images/card';
import { defaultStyle, imagePrompt } from '@/lib/tools/generate-images/styles';
import { fileName } from '@/lib/file-name';
import { ImageForm, type ImageInput } from './image-form';
import { type ImageAnswer, ImageFrame, ImageResult } from './image-result';
import { useOpenedInput } from '@/components/tools/opened-input';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useRun } from '@/components/tools/use-run';

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
  const [asked, setAsked] = useState(empty);
  const run = useRun<ImageAnswer>(card);
  const { isBusy } = run;
  useOpenedInput<Partial<ImageInput>>(
    card.path,
    (left) => setInput({ ...empty, ...left }),
    run.opened,
  );

  const generate = () => {
    setAsked(input);
    const { description, style, aspect } = input;
    run.start({ prompt: imagePrompt(description, style), publish: isPublic, aspect });
  };

  const picture = isBusy ? undefined : run.result;
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
          card={card}
          title="Generated image"
          run={run}
          step="Generating your image"
          onRetry={run.retry}
          announcement="Your image is ready."
          actions={picture ? <Actions url={picture.content} name={asked.description} /> : null}
          empty={{
            sentence: 'Your image will appear here. Describe it, or start with one of these.',
            examples,
            onPick: (description) => setInput({ ...input, description }),
          }}
        >
          {isBusy ? <ImageFrame aspect={asked.aspect} /> : null}
          {picture ? (
            <ImageResult key={picture.content} answer={picture} description={asked.description} />
          ) : null}
        </ResultPanel>
      }
    />
  );
}

function Actions({ url, name }: { url: string; name: string }) {
  const extension = /\.(\w{3,4})$/.exec(url)?.[1] ?? 'png';
  return (
    <>
      <CopyButton content={() => copyPicture(fetchPicture(url))} />
      <DownloadButton filename={fileName(name, extension)} source={{ url }} />
    </>
  );
}
