import type { ReactNode } from 'react';
import type { ToolCard } from '@/lib/tools/card';
import { ToolHeader } from './tool-header';

interface Props {
  card: ToolCard;
  /** The form: left on a wide screen, above on a phone. */
  input: ReactNode;
  /** What it made, or what it will make: the largest thing on the page. */
  result: ReactNode;
}

/** The layout of every tool page, so that knowing one means knowing all. */
export function ToolPage({ card, input, result }: Props) {
  return (
    <div className="grid gap-8">
      <ToolHeader card={card} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)]">
        {/* A form that is taller than the window scrolls by itself, since what sticks does not come up with the page */}
        <div className="lg:sticky lg:top-24 lg:-m-3 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-3">
          {input}
        </div>
        <div className="min-w-0">{result}</div>
      </div>
    </div>
  );
}
