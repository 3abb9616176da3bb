'use client';

import { useState } from 'react';
import toast from 'react-hot-toast';
import { CopyButton } from '@/components/ui/copy-button';
import { DownloadButton } from '@/components/ui/download-button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { LiveRegion } from '@/components/ui/live-region';
import { Plate } from '@/components/ui/plate';
import { ProgressNote } from '@/components/ui/progress-note';
import type { SongCandidate, SongQuery } from '@/lib/providers/lyrics';
import { runPath } from '@/lib/tools/card';
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
  const { result, isBusy, startedAt, failure, details, run, stop } = useRun<LyricsAnswer>(
    runPath(card),
  );
  useOpenedInput<SongQuery>(card.path, setQuery);

  const search = (asked: SongQuery = query) => {
    const isComplete = asked.songTitle.trim() !== '' && asked.artist.trim() !== '';
    setError(isComplete ? undefined : lyricsMessages.missing);
    if (isComplete) void run({ body: asked });
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
          title="Lyrics"
          actions={result && !failure ? <LyricsActions song={result} /> : null}
        >
          <div className="grid gap-6">
            <LiveRegion>
              {result && !startedAt && !failure
                ? `The words of ${result.songTitle} were found.`
                : ''}
            </LiveRegion>
            {startedAt ? (
              <ProgressNote step="Looking for the words" startedAt={startedAt} onStop={stop} />
            ) : null}
            {failure ? (
              <LyricsFailure
                message={failure}
                details={details}
                onRetry={() => search()}
                onChoose={choose}
              />
            ) : null}
            {result && !failure ? (
              <LyricsResult
                key={`${result.songTitle} ${result.artist}`}
                song={result}
                onChoose={choose}
              />
            ) : null}
            {!result && !startedAt && !failure ? (
              <EmptyState
                picture={<Plate icon={card.icon} gradient={card.gradient} />}
                sentence="The words will stand here, cleaned of notes and credits. Name a song, or begin with one of these."
                examples={Object.keys(examples)}
                onPick={(example) => examples[example] && choose(examples[example])}
              />
            ) : null}
          </div>
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

interface FailureProps {
  message: string;
  details: Record<string, unknown>;
  onRetry: () => void;
  onChoose: (query: SongQuery) => void;
}

function LyricsFailure({ message, details, onRetry, onChoose }: FailureProps) {
  const candidates = (details.candidates ?? []) as SongCandidate[];
  const hint = typeof details.hint === 'string' ? details.hint : '';
  return (
    <>
      <ErrorNote message={message} {...(message === lyricsMessages.notFound ? {} : { onRetry })}>
        {hint ? <p>{hint}</p> : null}
      </ErrorNote>
      <SongCandidates heading="Did you mean" candidates={candidates} onChoose={onChoose} />
    </>
  );
}
