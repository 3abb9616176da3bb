'use client';

import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { notifyFailure } from './notify';
import { SmallAction } from './small-action';

/** Copies a message's text. */
export function CopyAction({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2_000);
    } catch {
      void notifyFailure(
        'The browser did not allow copying. Select the text and copy it yourself.',
      );
    }
  };
  return (
    <SmallAction
      icon={isCopied ? Check : Copy}
      label={isCopied ? 'Copied' : 'Copy'}
      onClick={() => void copy()}
    />
  );
}
