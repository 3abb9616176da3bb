import Link from 'next/link';
import type { WireCreation } from '@/db/wire';

interface VerseData {
  chapter: number;
  verse: number;
  speaker: string;
  addressee: string;
}

/** A kept verse with who speaks it and the way back to it. */
export default function VerseViewer({ creation }: { creation: WireCreation }) {
  const data = creation.data as VerseData | null;
  return (
    <figure className="grid gap-4">
      <blockquote className="font-display max-w-2xl text-xl leading-snug">
        {creation.content}
      </blockquote>
      <figcaption className="text-ink-soft text-sm">
        {data ? `${data.speaker} to ${data.addressee} · ` : null}
        {data ? (
          <Link
            href={`/ai/bhagavad-gita/${data.chapter}/${data.verse}`}
            className="text-accent-text underline"
          >
            {creation.prompt}
          </Link>
        ) : (
          creation.prompt
        )}
      </figcaption>
    </figure>
  );
}
