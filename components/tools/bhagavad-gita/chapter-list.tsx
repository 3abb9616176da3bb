import Link from 'next/link';

interface ListedChapter {
  number: number;
  name: string;
  sanskritName: string;
  summary: string;
  verses: number;
}

/** The eighteen chapters with what each is about. */
export function ChapterList({ chapters }: { chapters: readonly ListedChapter[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {chapters.map(({ number, name, sanskritName, summary, verses }) => (
        <li key={number}>
          <Link
            prefetch={false}
            href={`/ai/bhagavad-gita/${number}`}
            className="border-line bg-surface hover:bg-raised hover:border-ink-soft grid h-full content-start gap-2 rounded-lg border p-5 transition-colors"
          >
            <span className="text-ink-soft text-sm">
              Chapter {number} · {verses} verses
            </span>
            <span className="font-display text-lg">{name}</span>
            <span className="text-ink-soft text-sm italic">{sanskritName}</span>
            <span className="text-sm">{summary}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
