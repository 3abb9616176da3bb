import type { Metadata } from 'next';
import { RemoveBackground } from '@/components/tools/cutout-page';
import { card } from '@/lib/tools/remove-background/card';

export const metadata: Metadata = { title: card.title };

export default function RemoveBackgroundPage() {
  return <RemoveBackground />;
}
