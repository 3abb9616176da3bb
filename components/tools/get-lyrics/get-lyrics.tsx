'use client';

import { useState } from 'react';
import toast from 'react-hot-toast';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import type { SongCandidate, SongQuery } from '@/lib/providers/lyrics';
import { card } from '@/lib/tools/get-lyrics/card';
import { lyricsMessages } from '@/lib/tools/get-lyrics/messages';
import { fileName } from '@/lib/file-name';
import { LyricsForm } from './lyrics-form';
import { LyricsResult, SongCandidates, type LyricsAnswer } from './lyrics-result';
import { useOpenedInput } from '@/components/tools/opened-input';
import { ResultPanel } from '@/components/tools/result-panel';
import { ToolPage } from '@/components/tools/tool-page';
import { useRun } from '@/components/tools/use-run';

const examples: Record<string, SongQuery> = {
  'Hallelujah by Leonard Cohen': { songTitle: 'Hallelujah', artist: 'Leonard Cohen' },
  'Feeling Good by Nina Simone': { songTitle: 'Feeling Good', artist: 'Nina Simone' },
};

/** Song and artist in, the words out. */
export function GetLyrics() {
  const [query, setQuery] = useState<SongQuery>({ songTitle: '', artist: '' });
  const [error, setError] = useState<string>();
  const run = useRun<LyricsAnswer>(card);
  const { isBusy, failure } = run;
  const song = failure ? undefined : run.result;
  const isUnknown = failure?.message === lyricsMessages.notFound;
  useOpenedInput<SongQuery>(card.path, setQuery, run.opened);

  const search = (asked: SongQuery = query) => {
    const isComplete = asked.songTitle.trim() !== '' && asked.artist.trim() !== '';
    setError(isComplete ? undefined : lyricsMessages.missing);
    if (isComplete) run.start(asked);
    else toast.error(lyricsMessages.missing);
  };
  const choose = ({ songTitle, artist }: SongQuery) => {
    setQuery({ songTitle, artist });
    search({ songTitle, artist });
  };

  return (
    <ToolPage
      card={card}
      input={
        <LyricsForm
          query={query}
          isBusy={isBusy}
          error={error}
          onChange={setQuery}
          onSubmit={() => search()}
        />
      }
      result={
        <ResultPanel
          card={card}
          title="Lyrics"
          run={run}
          step="Searching lyrics"
          onRetry={isUnknown ? undefined : () => search()}
          help={failure ? <OtherSongs details={failure.body} onChoose={choose} /> : null}
          announcement={`Found the lyrics of ${song?.songTitle}.`}
          actions={song ? <LyricsActions song={song} /> : null}
          empty={{
            sentence:
              'Your lyrics will appear here. Enter a song and artist, or start with one of these.',
            examples: Object.keys(examples),
            onPick: (example) => examples[example] && choose(examples[example]),
          }}
        >
          {song ? (
            <LyricsResult key={`${song.songTitle} ${song.artist}`} song={song} onChoose={choose} />
          ) : null}
        </ResultPanel>
      }
    />
  );
}

function LyricsActions({ song }: { song: LyricsAnswer }) {
  return (
    <>
      <CopyButton content={song.lyrics} />
      <DownloadButton
        filename={fileName(`${song.artist} ${song.songTitle}`, 'txt')}
        source={{ text: `${song.songTitle}\n${song.artist}\n\n${song.lyrics}\n` }}
      />
    </>
  );
}

interface OtherSongsProps {
  /** What a failed answer says beside its message. */
  details: Record<string, unknown>;
  onChoose: (query: SongQuery) => void;
}

function OtherSongs({ details, onChoose }: OtherSongsProps) {
  const candidates = (details.candidates ?? []) as SongCandidate[];
  return (
    <>
      {typeof details.hint === 'string' ? <p>{details.hint}</p> : null}
      <SongCandidates heading="Did you mean" candidates={candidates} onChoose={onChoose} />
    </>
  );
}
