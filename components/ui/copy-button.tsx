'use client';

import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyPicture } from '@/components/ui/clipboard';
import { LiveRegion } from '@/components/ui/live-region';

type State = 'idle' | 'copied' | 'failed';

interface Props extends Pick<ComponentProps<typeof Button>, 'size'> {
  /** What is copied: a text, or a picture that is fetched when it is asked for. */
  content: string | (() => Promise<Blob>);
  label?: string;
}

/** Copies a text or a picture to the clipboard and says whether it did. */
export function CopyButton({ content, label = 'Copy', size = 'sm' }: Props) {
  const [state, setState] = useState<State>('idle');
  const words: Record<State, string> = {
    idle: label,
    copied: 'Copied',
    failed:
      typeof content === 'string' ? 'Select the text and copy it yourself' : 'Download it instead',
  };

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const onClick = async () => {
    try {
      await (typeof content === 'string'
        ? navigator.clipboard.writeText(content)
        : copyPicture(content()));
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button size={size} onClick={onClick}>
        <Icon aria-hidden size={16} />
        {words[state]}
      </Button>
      <LiveRegion>{state === 'idle' ? '' : words[state]}</LiveRegion>
    </>
  );
}
