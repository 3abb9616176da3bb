import { SourceLine } from '@/components/ui/source-line';
import type { Card } from '@/lib/providers/defi/card';

const taken = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Where a card's figures or its formula come from, and when. */
export function CardSource({ card: { source, isLive, at } }: { card: Card }) {
  return (
    <SourceLine
      parts={[
        source.url ? (
          <a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            className="underline underline-offset-2"
          >
            {source.name}
          </a>
        ) : (
          source.name
        ),
        `${isLive ? 'as of' : 'worked out'} ${taken.format(new Date(at))}`,
      ]}
    />
  );
}
