import { Plate } from '@/components/ui/plate';
import type { ToolCard } from '@/lib/tools/card';

/** A tool's plate, name and what it gives, the same on every page. */
export function ToolHeader({ card }: { card: ToolCard }) {
  return (
    <header className="flex items-center gap-4">
      <Plate icon={card.icon} gradient={card.gradient} />
      <div className="min-w-0">
        <h1 className="font-display text-2xl">{card.title}</h1>
        <p className="text-ink-soft">{card.description}</p>
      </div>
    </header>
  );
}
