'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Spinner } from '@/components/ui/spinner';

interface Props {
  /** What is happening now, for example "Writing" or "Reading page 2 of 3". */
  step: string;
  /** `Date.now()` when it began. */
  startedAt: number;
  /** A count that grows, for example "212 words so far". */
  detail?: string;
  onStop?: () => void;
}

/** What is happening, for how long so far, and how to stop; only the step is read aloud. */
export function ProgressNote({ step, startedAt, detail, onStop }: Props) {
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.floor((Date.now() - startedAt) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [startedAt]);

  return (
    <div className="bg-sunken flex min-h-13 items-center gap-3 rounded-full py-1.5 pr-1.5 pl-4 text-sm">
      <span className="text-accent-text">
        <Spinner size={20} />
      </span>
      <p className="min-w-0 grow">
        <span className="font-medium">{step}</span>
        <span aria-hidden className="text-ink-soft tabular-nums">
          {' '}
          {detail ? `· ${detail} ` : ''}· {seconds} s
        </span>
      </p>
      {onStop ? (
        <Button size="sm" onClick={onStop}>
          Stop
        </Button>
      ) : null}
      <LiveRegion>{step}</LiveRegion>
    </div>
  );
}
