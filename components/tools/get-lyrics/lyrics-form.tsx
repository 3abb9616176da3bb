import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { SongQuery } from '@/lib/providers/lyrics';
import { limits } from '@/lib/tools/limits';

interface Props {
  query: SongQuery;
  isBusy: boolean;
  /** A sentence that says what is missing. */
  error: string | undefined;
  onChange: (query: SongQuery) => void;
  onSubmit: () => void;
}

/** A song's title and its artist. */
export function LyricsForm({ query, isBusy, error, onChange, onSubmit }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field label="Song title" error={query.songTitle.trim() ? undefined : error}>
        {(control) => (
          <Input
            {...control}
            name="songTitle"
            maxLength={limits.name}
            value={query.songTitle}
            placeholder="Feeling Good"
            onChange={(event) => onChange({ ...query, songTitle: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Artist"
        error={query.songTitle.trim() && !query.artist.trim() ? error : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="artist"
            maxLength={limits.name}
            value={query.artist}
            placeholder="Nina Simone"
            onChange={(event) => onChange({ ...query, artist: event.target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
        Get Lyrics
      </Button>
    </form>
  );
}
