import { useState } from 'react';
import { useCreationActions } from '@/components/creations/use-creation-actions';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { SandboxRibbon } from '@/components/ui/sandbox-ribbon';
import { SourceLine } from '@/components/ui/source-line';
import type { WireCreation } from '@/db/wire';
import { announceCreation } from '@/lib/browser/creation-event';
import type { Aspect } from './image-form';
import { Result } from '@/components/tools/result';

/** What the call answers. */
export interface ImageAnswer {
  content: string;
  published?: boolean;
  source?: string;
  isSandbox?: boolean;
  message?: string;
  creation?: WireCreation;
}

interface Props {
  answer: ImageAnswer;
  /** The description it was made from, for those who cannot see it. */
  description: string;
}

/** The picture, whether everybody sees it, and where it comes from. */
export function ImageResult({ answer, description }: Props) {
  const { content, source, message, creation } = answer;
  const size = creation?.data as { width: number; height: number } | undefined;
  return (
    <Result>
      {answer.isSandbox ? (
        <SandboxRibbon
          what="Drawn by the built-in painter"
          remedy="Set IMAGE_API_KEY to have a real model make your pictures"
        />
      ) : null}
      <figure className="grid gap-4">
        <Picture src={content} alt={description} size={size} />
        <figcaption className="grid gap-4">
          {message ? <p className="bg-sunken rounded-md px-4 py-3 text-sm">{message}</p> : null}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Visibility id={creation?.id} isPublished={answer.published ?? false} />
            <SourceLine parts={[source, size ? `${size.width} × ${size.height} px` : null]} />
          </div>
        </figcaption>
      </figure>
    </Result>
  );
}

/** Says whether a picture is public, and changes it; without an id it only says so. */
function Visibility({ id, isPublished }: { id: string | undefined; isPublished: boolean }) {
  const [isPublic, setIsPublic] = useState(isPublished);
  const [isBusy, setIsBusy] = useState(false);
  const { change } = useCreationActions(announceCreation);

  const toggle = async () => {
    if (!id) return;
    setIsBusy(true);
    const done = await change(id, { isPublished: !isPublic });
    if (done) setIsPublic(done.creation.isPublished);
    setIsBusy(false);
  };
  return (
    <div className="flex items-center gap-3">
      <Badge tone={isPublic ? 'herb' : 'plain'}>{isPublic ? 'public' : 'private'}</Badge>
      {id ? (
        <Button size="sm" isBusy={isBusy} onClick={toggle}>
          {isPublic ? 'Make private' : 'Publish'}
        </Button>
      ) : null}
    </div>
  );
}

const RATIOS: Record<Aspect, string> = {
  square: '1 / 1',
  portrait: '2 / 3',
  landscape: '3 / 2',
};

/** An empty frame in the shape of the picture that is being made. */
export function ImageFrame({ aspect }: { aspect: Aspect }) {
  return (
    <div
      aria-hidden
      className="bg-sunken animate-breathe mx-auto max-h-[60dvh] w-full max-w-full rounded-md"
      style={{ aspectRatio: RATIOS[aspect] }}
    />
  );
}
