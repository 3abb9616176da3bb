'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import type { WireCreation } from '@/db/wire';
import { card } from '@/lib/tools/remove-background/card';
import type { Box } from './cutout-box';
import { CutoutPhoto } from './cutout-photo';
import { CutoutResult } from './cutout-result';
import { CutoutSamples } from './cutout-samples';
import { fitUpload } from './fit-upload';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useObjectUrl } from '@/components/tools/use-object-url';
import { useRun } from '@/components/tools/use-run';

interface Answer {
  content: string;
  source?: string;
  message?: string;
  creation?: WireCreation;
}

const HINT =
  'JPG, PNG and other formats (WebP, AVIF, GIF, TIFF). A photo over 4 MB is made smaller first.';
const UNKNOWN_SIZE = { width: 4, height: 3 };

/** A photo in, its subject on a transparent ground out. */
export function RemoveBackground() {
  const [file, setFile] = useState<File | null>(null);
  const photo = useObjectUrl(file);
  const [cut, setCut] = useState<File>();
  const run = useRun<Answer>(card);
  const { isBusy, startedAt, stop } = run;

  const remove = async (chosen: File, box?: Box) => {
    const body = new FormData();
    body.set('image', await fitUpload(chosen));
    if (box) body.set('box', [box.x, box.y, box.width, box.height].map((n) => n.toFixed(4)).join());
    setCut(chosen);
    run.start(body);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file && !isBusy) void remove(file);
  };

  const isOfFile = file !== null && cut === file;
  const shown = isOfFile && !isBusy ? run.result : undefined;
  return (
    <ToolPage
      card={card}
      input={
        <form onSubmit={submit} className="grid gap-6">
          <Field label="Photo">
            {(control) => (
              <FileDrop
                {...control}
                name="image"
                accept="image/*"
                required
                file={file}
                onChange={setFile}
                hint={HINT}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
            Remove background
          </Button>
          <p className="text-ink-soft text-sm">
            Works best with one subject on a plain or blurred background. If the subject fills the
            photo, draw a box around it.
          </p>
        </form>
      }
      result={
        <ResultPanel
          card={card}
          title="Processed image"
          run={isOfFile ? run : { startedAt, stop }}
          step="Removing the background"
          onRetry={run.retry}
          announcement={shown ? 'The cut-out is ready.' : ''}
          empty={{
            sentence: 'Your cut-out will appear here. Choose a photo, or try one of these.',
            children: <CutoutSamples onPick={setFile} />,
          }}
        >
          {photo && !shown ? <CutoutPhoto key={photo} photo={photo} isBusy={isBusy} /> : null}
          {file && photo && shown ? (
            <CutoutResult
              key={shown.content}
              name={file.name}
              photo={photo}
              cutout={shown.content}
              size={(shown.creation?.data as typeof UNKNOWN_SIZE | null) ?? UNKNOWN_SIZE}
              source={shown.source}
              onRunAgain={(box) => void remove(file, box)}
            />
          ) : null}
        </ResultPanel>
      }
    />
  );
}
