'use client';

import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';

type State = 'idle' | 'copied' | 'failed';

const words: Record<State, string> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Select the text and copy it yourself',
};

/** Copies a text to the clipboard and says whether it did. */
export function CopyButton({ text, label = words.idle }: { text: string; label?: string }) {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const onClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button size="sm" onClick={onClick}>
        <Icon aria-hidden size={16} />
        {state === 'idle' ? label : words[state]}
      </Button>
      <LiveRegion>{state === 'idle' ? '' : words[state]}</LiveRegion>
    </>
  );
}
