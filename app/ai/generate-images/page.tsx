import type { Metadata } from 'next';
import { GenerateImages } from '@/components/tools/generate-images/generate-images';
import { card } from '@/lib/tools/generate-images/card';

export const metadata: Metadata = { title: card.title };

export default function GenerateImagesPage() {
  return <GenerateImages />;
}
