'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Field } from '@/components/ui/field';
import { FileDrop } from '@/components/ui/file-drop';
import { Plate } from '@/components/ui/plate';
import { ProgressNote } from '@/components/ui/progress-note';
import type { WireCreation } from '@/db/wire';
import { card } from '@/lib/tools/remove-background/card';
import type { Box } from './cutout-box';
import { CutoutResult } from './cutout-result';
import { ResultPanel } from './result-panel';
import { ToolPage } from './tool-page';
import { useObjectUrl } from './use-object-url';
import { useRun } from './use-run';

interface Answer {
  content: string;
  source?: string;
  message?: string;
  creation?: WireCreation;
}

const HINT = 'JPG, PNG and other formats (WebP, AVIF, GIF, TIFF), up to 4 MB and 25 megapixels';

/** A photo in, its subject on a transparent ground out. */
export function RemoveBackground() {
  const [file, setFile] = useState<File | null>(null);
  const [used, setUsed] = useState<File | null>(null);
  const photo = useObjectUrl(used);
  const { result, isBusy, startedAt, failure, run, stop } = useRun<Answer>(
    '/api/ai/remove-image-background',
  );

  const remove = (photoFile: File | null, box?: Box) => {
    if (!photoFile) return;
    const body = new FormData();
    body.set('image', photoFile);
    if (box) body.set('box', [box.x, box.y, box.width, box.height].map((n) => n.toFixed(4)).join());
    setUsed(photoFile);
    void run({ body, idempotencyKey: crypto.randomUUID() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove(file);
  };

  const size = (result?.creation?.data ?? { width: 4, height: 3 }) as {
    width: number;
    height: number;
  };
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
            Best with one subject on a plain or blurred ground. Where the subject fills the picture,
            a box round it helps.
          </p>
        </form>
      }
      result={
        <ResultPanel title="Processed image">
          <div className="grid gap-6">
            {startedAt ? (
              <ProgressNote step="Cutting the subject out" startedAt={startedAt} onStop={stop} />
            ) : null}
            {failure ? <ErrorNote message={failure} onRetry={() => remove(used)} /> : null}
            {result && photo ? (
              <CutoutResult
                key={result.content}
                photo={photo}
                cutout={result.content}
                size={size}
                source={result.source}
                isBusy={isBusy}
                onRunAgain={(box) => remove(used, box)}
              />
            ) : null}
            {!result && !startedAt && !failure ? (
              <EmptyState
                picture={<Plate icon={card.icon} gradient={card.gradient} />}
                sentence="The cut-out will stand here, on a checkerboard that shows what is see-through."
              />
            ) : null}
          </div>
        </ResultPanel>
      }
    />
  );
}
