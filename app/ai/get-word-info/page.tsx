import type { Metadata } from 'next';
import { GetWordInfo } from '@/components/tools/get-word-info/get-word-info';
import { card } from '@/lib/tools/get-word-info/card';

export const metadata: Metadata = { title: card.title };

export default function WordInfoPage() {
  return <GetWordInfo />;
}
