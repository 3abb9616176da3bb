import { Plate } from '@/components/ui/plate';
import type { Place } from '@/lib/tools/card';

/** A tool's plate, name and what it gives, the same on every page. */
export function ToolHeader({ card }: { card: Place }) {
  return (
    <header className="flex items-start gap-4 sm:items-center">
      <span className="max-sm:*:text-[48px]!">
        <Plate icon={card.icon} gradient={card.gradient} />
      </span>
      <div className="min-w-0">
        <h1 className="font-display text-xl text-pretty sm:text-2xl">{card.title}</h1>
        <p className="text-ink-soft">{card.description}</p>
      </div>
    </header>
  );
}
