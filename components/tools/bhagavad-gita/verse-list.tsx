import Link from 'next/link';
import { MarkedText } from './marked-text';

interface ListedVerse {
  chapter: number;
  verse: number;
  text: string;
  speaker?: string;
  /** A line of its own below the text. */
  note?: string;
  /** Words of the text to mark. */
  matched?: readonly string[];
}

/** Verses to choose from, each a link to its own page. */
export function VerseList({ verses }: { verses: readonly ListedVerse[] }) {
  return (
    <ol className="border-line bg-surface divide-line divide-y rounded-lg border">
      {verses.map(({ chapter, verse, speaker, note, text, matched = [] }) => (
        <li key={`${chapter}.${verse}`}>
          <Link
            prefetch={false}
            href={`/ai/bhagavad-gita/${chapter}/${verse}`}
            className="hover:bg-raised flex gap-4 rounded-lg px-5 py-4"
          >
            <span className="text-accent-text w-12 shrink-0 font-medium tabular-nums">
              {chapter}.{verse}
            </span>
            <span className="min-w-0">
              <MarkedText text={text} words={matched} />{' '}
              <span className="text-ink-soft text-sm whitespace-nowrap">{speaker}</span>
              {note ? <span className="text-ink-soft mt-1 block text-sm">{note}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
