'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorNote } from '@/components/ui/error-note';
import { SkeletonText } from '@/components/ui/skeleton';
import type { StoredText } from '../saving/text-saver';
import { Comparison } from './comparison';
import { useVersions } from './use-versions';
import { VersionList } from './version-list';

interface Props {
  id: string;
  stored: StoredText;
  onStored: (stored: StoredText) => void;
  onClose: () => void;
}

/** The versions of a text: which there are, what changed since, and the way back to one. */
export default function Versions({ id, stored, onStored, onClose }: Props) {
  const [chosen, setChosen] = useState(stored.version);
  const { versions, content, failure, isBusy, restore } = useVersions(id, stored.version, chosen);
  const isCurrent = chosen === stored.version;
  const goBack = async () => {
    const restored = await restore();
    if (!restored) return;
    onStored(restored);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Versions" className="w-[min(60rem,100%-2rem)]">
      {failure ? <ErrorNote message={failure.message} /> : null}
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        {versions ? (
          <VersionList
            versions={versions}
            current={stored.version}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : (
          <SkeletonText lines={3} />
        )}
        <div className="grid content-start gap-4">
          <p className="text-ink-soft text-sm">
            {isCurrent
              ? 'This is the current text.'
              : 'What changed from this version to the current text'}
          </p>
          <div
            role="region"
            aria-label="Text of the version"
            tabIndex={0}
            className="bg-sunken max-h-[50dvh] overflow-auto rounded-md p-4"
          >
            {content === undefined ? (
              <SkeletonText lines={6} />
            ) : (
              <Comparison before={content} after={stored.content} />
            )}
          </div>
          {isCurrent ? null : (
            <Button
              variant="primary"
              className="justify-self-start"
              isBusy={isBusy}
              disabled={content === undefined}
              onClick={goBack}
            >
              Restore this version
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
