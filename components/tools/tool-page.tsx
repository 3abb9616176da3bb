import type { ReactNode } from 'react';
import { Plate } from '@/components/ui/plate';
import type { ToolCard } from '@/lib/tools/card';

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
      <header className="flex items-center gap-4">
        <Plate icon={card.icon} gradient={card.gradient} size={56} />
        <div className="min-w-0">
          <h1 className="font-display text-2xl">{card.title}</h1>
          <p className="text-ink-soft">{card.description}</p>
        </div>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(18rem,22rem)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24">{input}</div>
        <div className="min-w-0">{result}</div>
      </div>
    </div>
  );
}
