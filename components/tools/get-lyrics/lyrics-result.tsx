import { SourceLine } from '@/components/ui/source-line';
import type { Song, SongCandidate } from '@/lib/providers/lyrics';
import { Candidates } from '@/components/tools/lookup-candidates';
import { LyricsViews } from './lyrics-views';
import { Result } from '@/components/tools/result';

export interface LyricsAnswer extends Song {
  source?: string;
  message?: string;
}

interface Props {
  song: LyricsAnswer;
  onChoose: (candidate: SongCandidate) => void;
}

/** A song's words, with their times where they are known, and other songs it may have been. */
export function LyricsResult({ song, onChoose }: Props) {
  return (
    <Result>
      <header>
        <h3 className="font-display text-2xl text-balance break-words sm:text-3xl">
          {song.songTitle}
        </h3>
        <p className="text-ink-soft">{[song.artist, song.album].filter(Boolean).join(' · ')}</p>
      </header>
      {song.isSure ? null : (
        <p className="bg-honey-soft rounded-md px-4 py-3 text-sm">
          We found no exact match. This is the closest one; more are below.
        </p>
      )}
      {song.isInstrumental ? (
        <p className="text-ink-soft text-lg">This song is instrumental: it has no lyrics.</p>
      ) : (
        <LyricsViews lyrics={song.lyrics} synced={song.synced ?? []} />
      )}
      <SourceLine parts={[song.source && `From ${song.source}`]} />
      <SongCandidates
        heading="Not this one?"
        candidates={song.isSure ? [] : song.candidates}
        onChoose={onChoose}
      />
    </Result>
  );
}

interface SongCandidatesProps {
  heading: string;
  candidates: readonly SongCandidate[];
  onChoose: (candidate: SongCandidate) => void;
}

/** Songs that may have been meant; a click looks one up. */
export function SongCandidates({ heading, candidates, onChoose }: SongCandidatesProps) {
  return (
    <Candidates
      heading={heading}
      candidates={candidates.map(({ songTitle, artist, album }, index) => ({
        id: String(index),
        title: songTitle,
        detail: [artist, album].filter(Boolean).join(' · '),
      }))}
      onChoose={(id) => {
        const chosen = candidates[Number(id)];
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
