import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TextLink } from '@/components/tools/bhagavad-gita/text-link';
import { VerseList } from '@/components/tools/bhagavad-gita/verse-list';
import { chapters, listVerses } from '@/lib/providers/gita';

interface Props {
  params: Promise<{ chapter: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Bhagavad Gita, chapter ${(await params).chapter}` };
}

export default async function GitaChapterPage({ params }: Props) {
  const number = Number((await params).chapter);
  const chapter = chapters[number - 1];
  if (!chapter) notFound();
  return (
    <div className="grid max-w-4xl gap-6">
      <TextLink href="/ai/bhagavad-gita" label="All chapters" />
      <header className="grid gap-2">
        <p className="text-ink-soft text-sm">
          Chapter {number} · {chapter.sanskritName}
        </p>
        <h1 className="font-display text-2xl">{chapter.name}</h1>
        <p className="text-lg">{chapter.summary}</p>
      </header>
      <VerseList verses={await listVerses(number)} />
    </div>
  );
}
