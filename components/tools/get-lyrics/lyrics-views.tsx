import { useId, useState } from 'react';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { LyricsText, SyncedLyrics, type TimedLine } from './lyrics-text';

const views = [
  { value: 'words', label: 'Words' },
  { value: 'times', label: 'With times' },
] as const;

type View = (typeof views)[number]['value'];

interface Props {
  lyrics: string;
  /** Empty where no times are known. */
  synced: readonly TimedLine[];
}

/** Lyrics to read, or line by line with their times where these are known. */
export function LyricsViews({ lyrics, synced }: Props) {
  const name = useId();
  const [view, setView] = useState<View>('words');
  if (synced.length === 0) return <LyricsText lyrics={lyrics} />;
  return (
    <div className="grid gap-6">
      <div className="w-full sm:w-64">
        <SegmentedControl
          legend="Show"
          isLegendHidden
          name={name}
          choices={views}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'times' ? <SyncedLyrics lines={synced} /> : <LyricsText lyrics={lyrics} />}
    </div>
  );
}
