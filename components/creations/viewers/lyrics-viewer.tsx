import { LyricsText } from '@/components/tools/lyrics-text';

/** Stored lyrics, line by line. */
export function LyricsViewer({ content }: { content: string }) {
  return <LyricsText lyrics={content} />;
}
