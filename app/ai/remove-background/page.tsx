import type { Metadata } from 'next';
import { RemoveBackground } from '@/components/tools/remove-background/remove-background';
import { card } from '@/lib/tools/remove-background/card';

export const metadata: Metadata = { title: card.title };

export default function RemoveBackgroundPage() {
  return <RemoveBackground />;
}
