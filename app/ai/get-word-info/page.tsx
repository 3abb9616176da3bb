import type { Metadata } from 'next';
import { WordSearch } from '@/components/tools/word-search';
import { card } from '@/lib/tools/get-word-info/card';

export const metadata: Metadata = { title: card.title };

export default function WordInfoPage() {
  return <WordSearch />;
}
