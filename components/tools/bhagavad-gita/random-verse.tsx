'use client';

import Link from 'next/link';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { ErrorNote } from '@/components/ui/error-note';
import { announceCreation } from '@/lib/browser/creation-event';
import type { VerseObject } from '@/lib/tools/bhagavad-gita/verse-object';
import { runPath } from '@/lib/tools/card';
import { card } from '@/lib/tools/bhagavad-gita/card';
import type { ShownVerse } from './shown-verse';
import { VersePanel } from './verse-panel';

/** The day's verse until a new one is asked for. */
export function RandomVerse({ ofDay }: { ofDay: ShownVerse }) {
  const { call } = useApi();
  const [verse, setVerse] = useState<ShownVerse>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const generate = async () => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      const answer = await call<VerseObject & { message?: string }>(runPath(card));
      setVerse({
        chapter: answer.chapter_number,
        verse: answer.verse_number,
        speaker: answer.speaker,
        addressee: answer.addressee,
        text: answer.translations[0]?.description ?? '',
      });
      if (answer.message) toast(answer.message);
      announceCreation();
    } catch {
      setHasFailed(true);
    } finally {
      setIsBusy(false);
    }
  };

  const shown = verse ?? ofDay;
  return (
    <section aria-labelledby="verse-heading" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="verse-heading" className="font-display text-xl">
          {verse ? 'Your verse' : 'Verse of the day'}
        </h2>
        <Button variant="primary" isBusy={isBusy} onClick={generate}>
          Generate New Quote
        </Button>
      </div>
      {hasFailed ? <ErrorNote message="Sorry, something went wrong." onRetry={generate} /> : null}
      <div aria-live="polite">
        <VersePanel
          verse={shown}
          actions={
            <Link
              href={`/ai/bhagavad-gita/${shown.chapter}/${shown.verse}`}
              className={buttonStyle({ size: 'sm' })}
            >
              Read in context
            </Link>
          }
        />
      </div>
    </section>
  );
}
