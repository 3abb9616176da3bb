import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { QuoteViewer } from '@/components/tools/generate-workout-quote/quote-viewer';
import { ImageViewer } from '@/components/tools/generate-images/image-viewer';
import { VerseViewer } from '@/components/tools/bhagavad-gita/verse-viewer';
import type { ViewerName } from '@/lib/tools/card';

interface ViewerProps {
  content: string;
  data: unknown;
  name: string;
}

/** The viewer of each name a card may give; the larger ones load when such a creation is first opened. */
export const viewers: Record<ViewerName, ComponentType<ViewerProps>> = {
  book: dynamic(() =>
    import('@/components/tools/get-book-information/book-viewer').then((m) => m.BookViewer),
  ),
  lyrics: dynamic(() =>
    import('@/components/tools/get-lyrics/lyrics-viewer').then((m) => m.LyricsViewer),
  ),
  picture: ImageViewer,
  quote: QuoteViewer,
  resume: dynamic(() =>
    import('@/components/tools/review-resume/resume-viewer').then((m) => m.ResumeViewer),
  ),
  verse: VerseViewer,
  word: dynamic(() =>
    import('@/components/tools/get-word-info/word-viewer').then((m) => m.WordViewer),
  ),
};
