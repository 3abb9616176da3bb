import Link from 'next/link';

interface VerseData {
  chapter: number;
  verse: number;
  speaker: string;
  addressee: string;
}

/** A kept verse with who speaks it and the way back to it. */
export function VerseViewer({ content, data }: { content: string; data: unknown }) {
  const place = data as VerseData | null;
  return (
    <figure className="grid gap-4">
      <blockquote className="font-display max-w-2xl text-xl leading-snug">{content}</blockquote>
      {place ? (
        <figcaption className="text-ink-soft text-sm">
          {place.speaker} to {place.addressee} ·{' '}
          <Link
            href={`/ai/bhagavad-gita/${place.chapter}/${place.verse}`}
            className="text-accent-text underline"
          >
            Read in context
          </Link>
        </figcaption>
      ) : null}
    </figure>
  );
}
