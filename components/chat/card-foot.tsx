import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Card } from '@/lib/providers/defi/card';
import { CardSource } from './card-source';

/** What is under a card's figures, open or closed: how money could be lost, and whose figures they are. */
export function CardFoot({ card }: { card: Card }) {
  if (card.failure) return null;
  return (
    <div className="grid gap-2 px-5 pb-4">
      <p className="text-ink-soft flex gap-2 text-sm">
        <TriangleAlert aria-hidden size={16} className="text-honey mt-0.5 shrink-0" />
        <span>{card.risk}</span>
      </p>
      {card.isLive ? <CardSource card={card} /> : null}
    </div>
  );
}
