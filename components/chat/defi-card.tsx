'use client';

import type { Card } from '@/lib/providers/defi/card';

export function DefiCard({ card }: { card: Card }) {
  return <p>{card.summary}</p>;
}
