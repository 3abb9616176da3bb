'use client';

import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';

type State = 'idle' | 'copied' | 'failed';

interface Props extends Pick<ComponentProps<typeof Button>, 'size'> {
  /** What is copied: a text, or what puts something else on the clipboard when it is asked for. */
  content: string | (() => Promise<void>);
  label?: string;
}

/** Copies something to the clipboard and says whether it did. */
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
      await (typeof content === 'string' ? navigator.clipboard.writeText(content) : content());
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
