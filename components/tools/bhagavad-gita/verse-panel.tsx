'use client';

import type { ReactNode } from 'react';
import { Chips } from '@/components/ui/chips';
import { colourChoices, colourThemes, useColourTheme } from '@/components/ui/colour-theme';
import { CopyButton } from '@/components/ui/copy-button';
import { ShareCardButton } from './share-card-button';
import { placeName, type ShownVerse } from './shown-verse';

/** A verse on a coloured ground, with its place, who speaks, and what can be done with it. */
export function VersePanel({ verse, actions }: { verse: ShownVerse; actions?: ReactNode }) {
  const [theme, setTheme] = useColourTheme('gita');
  const { from, to } = colourThemes[theme];
  const place = placeName(verse);
  return (
    <div className="grid gap-5">
      <figure
        key={place}
        className="animate-appear text-cream grid min-h-72 content-center gap-6 rounded-lg px-6 py-12 sm:px-14"
        style={{ background: `linear-gradient(155deg, ${from}, ${to})` }}
      >
        <blockquote className="font-display max-w-3xl text-2xl leading-snug text-balance">
          {verse.text}
        </blockquote>
        <figcaption className="grid gap-1">
          <span className="font-medium">{place}</span>
          <span className="text-sm">
            {verse.speaker} to {verse.addressee}
          </span>
        </figcaption>
      </figure>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Chips
          legend="Colour"
          isLegendHidden
          name="colour"
          choices={colourChoices}
          value={theme}
          onChange={setTheme}
        />
        <div className="flex flex-wrap gap-2">
          {actions}
          <CopyButton content={`${verse.text}\n\nBhagavad Gita, ${place}`} />
          <ShareCardButton verse={verse} theme={theme} />
        </div>
      </div>
    </div>
  );
}
