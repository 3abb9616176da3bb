'use client';

import { useAuth } from '@clerk/nextjs';
import Bookmark from 'lucide-react/icons/bookmark';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast';
import useSWR from 'swr';
import { useApi } from '@/components/session/use-api';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

interface Mark {
  isBookmarked: boolean;
  note: string | null;
}

/** The person's own bookmark and note of a verse. */
export function KeptVerse({ chapter, verse }: { chapter: number; verse: number }) {
  const { call } = useApi();
  const path = `/api/user/verses/${chapter}/${verse}`;
  const { userId } = useAuth();
  const { data, error, mutate } = useSWR<{ verse: Mark }, Error>(
    userId ? [path, userId] : null,
    () => call<{ verse: Mark }>(path),
    { revalidateOnFocus: false },
  );
  const [isBusy, setIsBusy] = useState(false);
  if (error) {
    return (
      <ErrorNote
        message="We couldn’t load your bookmark and note."
        onRetry={() => void mutate().catch(() => undefined)}
      />
    );
  }

  const mark = data?.verse;
  const keep = async (change: Partial<Mark>) => {
    if (!mark) return;
    setIsBusy(true);
    try {
      const body = { isBookmarked: mark.isBookmarked, note: mark.note, ...change };
      await mutate(await call<{ verse: Mark }>(path, { method: 'PUT', body }), {
        revalidate: false,
      });
      if ('note' in change) toast(change.note ? 'Note saved' : 'Note deleted');
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <section aria-label="Your bookmark and note" className="grid max-w-2xl gap-4">
      <Button
        className="justify-self-start"
        aria-pressed={mark?.isBookmarked ?? false}
        disabled={!mark || isBusy}
        onClick={() => keep({ isBookmarked: !mark?.isBookmarked })}
      >
        <Bookmark aria-hidden size={18} fill={mark?.isBookmarked ? 'currentColor' : 'none'} />
        Bookmark
      </Button>
      {mark ? <Note key={path} note={mark.note ?? ''} isBusy={isBusy} onKeep={keep} /> : null}
    </section>
  );
}

interface NoteProps {
  note: string;
  isBusy: boolean;
  onKeep: (change: { note: string }) => Promise<void>;
}

function Note({ note, isBusy, onKeep }: NoteProps) {
  const [text, setText] = useState(note);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onKeep({ note: text });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label="Your note">
        {(control) => (
          <Textarea
            {...control}
            name="note"
            maxLength={4_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        disabled={isBusy || text.trim() === note}
      >
        Save note
      </Button>
    </form>
  );
}
