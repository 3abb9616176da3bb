import type { TimedLine } from '@/components/tools/get-lyrics/lyrics-text';
import { LyricsViews } from '@/components/tools/get-lyrics/lyrics-views';

/** The times stored beside lyrics; none where there are none to be read. */
function readSynced(data: unknown): TimedLine[] {
  const synced = typeof data === 'object' && data && 'synced' in data ? data.synced : [];
  return (Array.isArray(synced) ? (synced as unknown[]) : []).filter(
    (line): line is TimedLine =>
      typeof line === 'object' &&
      line !== null &&
      'time' in line &&
      typeof line.time === 'number' &&
      'text' in line &&
      typeof line.text === 'string',
  );
}

/** Stored lyrics, with their times where these were kept. */
export function LyricsViewer({ content, data }: { content: string; data?: unknown }) {
  return <LyricsViews lyrics={content} synced={readSynced(data)} />;
}
