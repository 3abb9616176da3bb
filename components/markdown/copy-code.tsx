'use client';

import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';

const LABELS = {
  ready: 'Copy code',
  done: 'Copied',
  refused: 'The browser did not allow copying',
};

/** Copies the code it is on. */
export function CopyCode({ code }: { code: string }) {
  const [state, setState] = useState<keyof typeof LABELS>('ready');
  const copy = async () => {
    setState(
      await navigator.clipboard.writeText(code).then(
        () => 'done' as const,
        () => 'refused' as const,
      ),
    );
    setTimeout(() => setState('ready'), 2_000);
  };
  const Icon = state === 'done' ? Check : Copy;
  return (
    <button
      type="button"
      title={LABELS[state]}
      aria-label={LABELS[state]}
      onClick={() => void copy()}
      className="copy-code"
    >
      <Icon aria-hidden size={15} strokeWidth={1.75} />
    </button>
  );
}
