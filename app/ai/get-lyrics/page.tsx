import type { Metadata } from 'next';
import { GetLyrics } from '@/components/tools/get-lyrics/get-lyrics';
import { card } from '@/lib/tools/get-lyrics/card';

export const metadata: Metadata = { title: card.title };

export default function LyricsPage() {
  return <GetLyrics />;
}
