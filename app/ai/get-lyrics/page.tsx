import type { Metadata } from 'next';
import { LyricsSearch } from '@/components/tools/lyrics-search';
import { card } from '@/lib/tools/get-lyrics/card';

export const metadata: Metadata = { title: card.title };

export default function LyricsPage() {
  return <LyricsSearch />;
}
